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

/**
 * Which of some candidates' rejection emails may be sent, each person once. Without ids it only says whether the
 * screening is the user's. Throws `JobNotFound` when it is not, `SenderMissing` while the account has no sender,
 * `Unavailable` when the screenings can't be asked.
 */
export async function findRejections(
  context: Context,
  {
    userId,
    jobId,
    candidateIds,
  }: {
    readonly userId: string;
    readonly jobId: string;
    readonly candidateIds: readonly string[];
  },
): Promise<Rejections> {
  // No message can name it, and no screening has it.
  if (!id.safeParse(jobId).success) throw refusal('JobNotFound');
  const sendable = new Map<string, Rejections['sendable'][number]>();
  const refused = new Map<string, Rejections['refused'][number]>();
  for (let from = 0; from === 0 || from < candidateIds.length; from += perRequest) {
    const slice = candidateIds.slice(from, from + perRequest);
    const answer = await unlessAway(
      context.bus.request(messages.findRejections, { userId, jobId, candidateIds: slice }),
    );
    if (!answer.known) throw refusal('JobNotFound');
    if (answer.senderMissing) throw refusal('SenderMissing');
    for (const one of answer.sendable) sendable.set(one.candidateId, one);
    for (const one of answer.refused) refused.set(one.candidateId, one);
  }
  return { sendable: [...sendable.values()], refused: [...refused.values()] };
}
