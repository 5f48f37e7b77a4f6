import * as resumesMessages from '@shortlist/contracts/messages/resumes';
import * as usageMessages from '@shortlist/contracts/messages/usage';
import { isDue, type Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { jobDocument, type StoredCharge } from '../../models/job.js';
import { restartLine } from '../queue/publish-candidates.js';
import { leaveRecord } from '../record/keep-record.js';
import { removeSharing } from '../share/remove-sharing.js';

const deletedView = jobDocument.pick(
  'runId',
  'userId',
  'workspaceId',
  'leadId',
  'reviewerIds',
  'managerIds',
  'isPrivate',
  'tokensUsed',
  'additions',
  'leaseUntil',
  'lateCharges',
  // For the decision record, which may be left.
  'status',
  'title',
  'createdAt',
  'engine',
  'comparisonScore',
  'prepared',
);
type Deleted = Viewed<typeof deletedView>;

const lateView = candidateDocument.pick('lateScoring');

/** Written down before the candidates go: a crash must leave no reservation open. */
async function findLateCharges(context: Context, job: Deleted): Promise<readonly StoredCharge[]> {
  if (job.lateCharges) return job.lateCharges;
  const late = await context.models.candidates.everywhere.findReadable(
    { jobId: job._id, lateScoring: { $ne: null } },
    lateView,
  );
  const charges = late.flatMap(({ lateScoring }) =>
    lateScoring ? [{ reservationId: lateScoring.reservationId, tokens: lateScoring.tokens }] : [],
  );
  await context.models.jobs.everywhere.updateOne(
    { _id: job._id, status: 'deleting' },
    { $set: { lateCharges: charges } },
  );
  return charges;
}

/**
 * Removes the candidates of a job that is being deleted and what was shared of them, and returns what they reserved. Needs no broker. Safe to
 * repeat.
 */
export async function removeCandidates(
  context: Context,
  jobId: string,
): Promise<{ readonly job: Deleted; readonly lateCharges: readonly StoredCharge[] } | null> {
  const { jobs } = context.models;
  const job = await jobs.everywhere.findOne({ _id: jobId, status: 'deleting' }, deletedView);
  if (!job) return null;
  await removeSharing(context, jobId);
  const lateCharges = await findLateCharges(context, job);
  await leaveRecord(context, job);
  await context.models.webhookDeliveries.everywhere.deleteMany({ jobId });
  return { job, lateCharges };
}

/** Finished scores stay charged, as a bare number; other reservations are given back. */
async function settleCharge({ bus }: Context, { reservationId, tokens }: StoredCharge) {
  if (tokens === null) await bus.publish(usageMessages.releaseTokens, { reservationId });
  else await bus.publish(usageMessages.settleTokens, { reservationId, tokens });
}

/** An API may still read files of the job, and write what it read before it notices. */
function isBeingRead(context: Context, { leaseUntil, additions }: Deleted): boolean {
  const isLeased = (until: Date) => !isDue(until, context.clock(), context.config.startLeaseMs);
  const read = additions.filter(({ status }) => status === 'starting');
  return isLeased(leaseUntil) || read.some((addition) => isLeased(addition.leaseUntil));
}

/**
 * Removes what is left of a job that is being deleted, here and, by its event, elsewhere. Safe to repeat and to be cut
 * off anywhere. False while the record must stay, as an upload may still write to it: the sweeper comes back.
 */
export async function finishDeletion(context: Context, jobId: string): Promise<boolean> {
  const { jobs } = context.models;
  const removed = await removeCandidates(context, jobId);
  if (!removed) return false;
  const { job, lateCharges } = removed;
  const { runId, userId, workspaceId, tokensUsed, additions } = job;
  await restartLine(context, job);
  const charges = [
    { reservationId: runId, tokens: tokensUsed },
    ...additions.map((addition) => ({
      reservationId: addition.runId,
      tokens: addition.tokens,
    })),
    ...lateCharges,
  ];
  for (const charge of charges) await settleCharge(context, charge);
  const at = context.clock().toISOString();
  await context.bus.publish(resumesMessages.jobDeleted, { jobId, userId, workspaceId, at });
  if (isBeingRead(context, job)) return false;
  await leaveRecord(context, job);
  await context.models.webhookDeliveries.everywhere.deleteMany({ jobId });
  await removeSharing(context, jobId);
  await jobs.everywhere.deleteOne({ _id: jobId, status: 'deleting' });
  return true;
}
