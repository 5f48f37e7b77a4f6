import { id } from '@shortlist/contracts/entities';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';
import { unlessAway } from './unless-away.js';

export type Rejections = Pick<
  z.output<typeof messages.findRejections.reply>,
  'sendable' | 'refused'
>;

/** A message holds 1 MiB: the answer about this many has room for the longest address and a long sentence for each. */
const perRequest = 1000;

interface Asked {
  readonly userId: string;
  readonly workspaceId: string;
  readonly jobId: string;
  readonly candidateIds: readonly string[];
}

/** Throws `JobNotFound`, or `Unavailable` when the screenings can't be asked. */
async function ask({ bus }: Context, { candidateIds, userId, workspaceId, jobId }: Asked) {
  // No message can name it, and no screening has it.
  if (!id.safeParse(jobId).success) throw refusal('JobNotFound');
  const answer = await unlessAway(
    bus.request(messages.findRejections, {
      ...{ userId, workspaceId, jobId },
      candidateIds: [...candidateIds],
    }),
  );
  if (!answer.known) throw refusal('JobNotFound');
  return answer;
}

/** Throws `JobNotFound` unless the member sees the screening, or `Unavailable` when the screenings can't be asked. */
export async function requireScreening(
  context: Context,
  ref: Omit<Asked, 'candidateIds'>,
): Promise<void> {
  await ask(context, { ...ref, candidateIds: [] });
}

/**
 * Finds which of some candidates' rejection emails may be sent, each person once. Throws `JobNotFound` when the
 * member does not see the screening, `SenderMissing` while the account has no sender, `Unavailable` when the screenings can't
 * be asked.
 */
export async function findRejections(
  context: Context,
  { candidateIds, ...ref }: Asked,
): Promise<Rejections> {
  const sendable = new Map<string, Rejections['sendable'][number]>();
  const refused = new Map<string, Rejections['refused'][number]>();
  for (let from = 0; from === 0 || from < candidateIds.length; from += perRequest) {
    const slice = candidateIds.slice(from, from + perRequest);
    const answer = await ask(context, { ...ref, candidateIds: slice });
    if (answer.senderMissing) throw refusal('SenderMissing');
    for (const one of answer.sendable) sendable.set(one.candidateId, one);
    for (const one of answer.refused) refused.set(one.candidateId, one);
  }
  return { sendable: [...sendable.values()], refused: [...refused.values()] };
}
