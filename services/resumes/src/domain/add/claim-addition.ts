import { randomUUID } from 'node:crypto';
import type { Member } from '@shortlist/service-kit';
import { CONFLICT, isDue, retryConflicts } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { Addition } from '../../models/addition.js';
import type { JobRecord } from '../../models/job.js';
import { findJob } from '../read/find-job.js';
import { refusal } from '../refusal.js';
import { owesDescription } from '../tokens/owes-description.js';
import { abandonDeadAddition } from './abandon-addition.js';

export interface ClaimAdditionInput {
  readonly jobId: string;
  readonly uploadId: string;
  /** The unreadable file whose place the uploaded one takes; null for none. */
  readonly replaces: string | null;
  readonly member: Member;
  readonly requestId: string;
}

export interface AdditionClaim {
  /** True for exactly one caller, who adds the files. */
  readonly claimed: boolean;
  readonly job: JobRecord;
  readonly addition: Addition;
}

/** Where the files go in the screening. Throws FileNotReplaceable. */
async function findPlace(context: Context, job: JobRecord, replaces: string | null) {
  const next = job.places ?? job.total;
  if (replaces === null) return { position: next, next };
  const file = await context.models.candidates.everywhere.findOne({
    _id: replaces,
    runId: job.runId,
  });
  if (file?.status !== 'unreadable') throw refusal('FileNotReplaceable');
  return { position: file.position, next };
}

async function tryToClaim(
  context: Context,
  { jobId, uploadId, replaces, member, requestId }: ClaimAdditionInput,
  files: number,
): Promise<AdditionClaim | typeof CONFLICT> {
  const job = await findJob(context, { jobId, member });
  if (!job) throw refusal('JobNotFound');
  const known = job.additions.find((addition) => addition.uploadId === uploadId);
  if (known) {
    const isAlive =
      known.status === 'starting' &&
      !isDue(known.leaseUntil, context.clock(), context.config.startLeaseMs);
    const isOver = known.status === 'abandoned' || known.status === 'starting';
    if (isAlive || !isOver) return { claimed: false, job, addition: known };
    await abandonDeadAddition(context, jobId, known);
    return CONFLICT;
  }
  if (job.status !== 'processing' && job.status !== 'completed') throw refusal('JobNotStarted');
  if (job.closedAt) throw refusal('JobClosed');
  const { position, next } = await findPlace(context, job, replaces);
  const addition: Addition = {
    uploadId,
    runId: randomUUID(),
    requestId,
    status: 'starting',
    leaseUntil: new Date(context.clock().getTime() + context.config.startLeaseMs),
    files,
    position,
    replaces,
    withDescription: job.status === 'completed' && (await owesDescription(context, job)),
    cancelledAt: null,
    tokens: null,
  };
  const claimed = await context.models.jobs.everywhere.updateOne(
    {
      _id: jobId,
      runId: job.runId,
      status: job.status,
      closedAt: null,
      // Places are given once, and one addition or late score at most pays for the description.
      places: job.places,
      descriptionPaidBy: job.descriptionPaidBy,
      'additions.uploadId': { $ne: uploadId },
    },
    { $push: { additions: addition }, $set: { places: next + files } },
  );
  return claimed.modifiedCount === 1 ? { claimed: true, job, addition } : CONFLICT;
}

/**
 * Writes an upload down with the job, before anything is reserved or done for it. The same upload sent again gets the
 * addition that exists; one that died is begun again. Throws JobNotFound, JobNotStarted, JobClosed, FileNotReplaceable.
 */
export function claimAddition(
  context: Context,
  input: ClaimAdditionInput,
  files: number,
): Promise<AdditionClaim> {
  const sentence =
    'This screening is changing right now, so nothing was added. Please try again in a moment.';
  return retryConflicts({ log: context.log, sentence, about: { jobId: input.jobId } }, () =>
    tryToClaim(context, input, files),
  );
}
