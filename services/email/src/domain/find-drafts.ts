import { RemoteError, ReplyTimeoutError } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import { commonRefusal } from '@shortlist/service-kit';
import type { z } from 'zod';
import type { Context } from '../context.js';

export type Draft = z.output<typeof messages.findDrafts.reply>['drafts'][number];

export function normalizeAddress(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The user's own rejection drafts by normalized address, newest first. Throws `Unavailable` when the
 * screenings can't be asked: then nothing is sent to anybody.
 */
export async function findDrafts(
  context: Context,
  {
    userId,
    emails,
    requestId,
  }: {
    readonly userId: string;
    readonly emails: readonly string[];
    readonly requestId: string;
  },
): Promise<ReadonlyMap<string, readonly Draft[]>> {
  const wanted = [...new Set(emails.map(normalizeAddress))];
  try {
    const { drafts } = await context.bus.request(
      messages.findDrafts,
      { userId, emails: wanted },
      { requestId },
    );
    const byAddress = new Map<string, Draft[]>();
    for (const draft of drafts) {
      const address = normalizeAddress(draft.email);
      byAddress.set(address, [...(byAddress.get(address) ?? []), draft]);
    }
    return byAddress;
  } catch (error) {
    if (error instanceof ReplyTimeoutError || error instanceof RemoteError)
      throw commonRefusal('Unavailable', { cause: error });
    throw error;
  }
}
