import * as messages from '@shortlist/contracts/messages/resumes';
import type { QueryFilter } from 'mongoose';
import type { Context } from '../../context.js';
import { candidateDocument, type CandidateRecord } from '../../models/candidate.js';
import { isUnsent } from './mail-state.js';

type MailFields = Pick<CandidateRecord, 'draft' | 'personId'>;

/** True while a rejection is drafted that can still be sent. */
export function hasOpenDraft({ draft, personId }: MailFields): boolean {
  return personId === null && draft !== null && isUnsent(draft) && !draft.withdrawn;
}

/**
 * What is to be stored with a change of a person, so that a rejection which is no longer to be sent is announced, even
 * if this process dies right after the change.
 */
export function noteWithdrawal(
  before: MailFields,
  after: MailFields,
  { reason, at }: { readonly reason: string; readonly at: Date },
): Pick<Partial<CandidateRecord>, 'withdrawal'> {
  if (hasOpenDraft(after)) return { withdrawal: null };
  return hasOpenDraft(before) ? { withdrawal: { reason, at } } : {};
}

/** Withdrawals announced at the same time. */
const PARALLEL = 20;

const withdrawnView = candidateDocument.pick('jobId', 'userId', 'withdrawal');

/**
 * Announces the rejections among some candidates that are no longer to be sent, each until the broker has it. Returns
 * how many there were. Only makes the outbox say so sooner: what must not be sent is not granted when it is claimed.
 */
export async function announceWithdrawals(
  context: Context,
  some: QueryFilter<CandidateRecord>,
): Promise<number> {
  const { candidates } = context.models;
  let announced = 0;
  await candidates.eachReadable(
    { ...some, withdrawal: { $ne: null } },
    withdrawnView,
    { batchSize: 100, parallel: PARALLEL },
    async ({ _id: candidateId, jobId, userId, withdrawal }) => {
      if (!withdrawal) return;
      const { reason, at } = withdrawal;
      await context.bus.publish(messages.rejectionWithdrawn, {
        userId,
        jobId,
        candidateId,
        reason,
        at: at.toISOString(),
      });
      await candidates.updateOne(
        { _id: candidateId, 'withdrawal.at': at },
        { $set: { withdrawal: null } },
      );
      announced += 1;
    },
  );
  return announced;
}
