import * as messages from '@shortlist/contracts/messages/resumes';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';
import { unlessAway } from './unless-away.js';

export type Draft = z.output<typeof messages.findDrafts.reply>['drafts'][number];

export function normalizeAddress(email: string): string {
  return email.trim().toLowerCase();
}

/**
 * The rejection drafts of the screenings that a member sees by normalized address, newest first. Throws `SenderMissing` while the account has no
 * sender, and `Unavailable` when the screenings can't be asked: then nothing is sent to anybody.
 */
export async function findDrafts(
  context: Context,
  {
    userId,
    workspaceId,
    emails,
    requestId,
  }: {
    readonly userId: string;
    readonly workspaceId: string;
    readonly emails: readonly string[];
    readonly requestId: string;
  },
): Promise<ReadonlyMap<string, readonly Draft[]>> {
  const wanted = [...new Set(emails.map(normalizeAddress))];
  const { drafts, senderMissing } = await unlessAway(
    context.bus.request(
      messages.findDrafts,
      { userId, workspaceId, emails: wanted },
      { requestId },
    ),
  );
  if (senderMissing) throw refusal('SenderMissing');
  const byAddress = new Map<string, Draft[]>();
  for (const draft of drafts) {
    const address = normalizeAddress(draft.email);
    byAddress.set(address, [...(byAddress.get(address) ?? []), draft]);
  }
  return byAddress;
}
