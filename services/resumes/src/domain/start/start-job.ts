import { estimateTokens } from '@shortlist/contracts/constants';
import type { Member } from '@shortlist/service-kit';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { completeIfDone } from '../finish/complete-job.js';
import { orLeaveToSweeper } from '../queue/or-leave-to-sweeper.js';
import { publishCandidates } from '../queue/publish-candidates.js';
import { refuseDeleted } from '../remove/deleted-jobs.js';
import { reserveTokens } from '../tokens/reserve-tokens.js';
import { abandonStart, FILES_NOT_KEPT } from './abandon-start.js';
import { acceptJob } from './accept-job.js';
import { copyLetterhead } from './copy-letterhead.js';
import { detectMailLanguage } from './detect-mail-language.js';
import { extractResumes, type ResumeFile } from './extract-resumes.js';
import { keepLease } from './keep-lease.js';
import { splitFiles } from './split-files.js';

export interface StartJobInput {
  readonly member: Member;
  /** Emptied: each file is released as soon as it is read. */
  readonly files: ResumeFile[];
  readonly requestId: string;
  /** Aborts when nobody waits for the answer any more; an accepted job goes on. */
  readonly signal: AbortSignal;
}

async function prepareStart(context: Context, job: JobRecord, input: StartJobInput) {
  let filesRead = 0;
  const onRead = () => {
    filesRead += 1;
  };
  const letGo = keepLease(context, job._id, (leaseUntil) =>
    context.models.jobs.everywhere.updateOne(
      { _id: job._id, runId: job.runId, status: 'starting' },
      { $set: { leaseUntil, filesRead } },
    ),
  );
  try {
    await Promise.all([copyLetterhead(context, job), detectMailLanguage(context, job)]);
    await reserveTokens(context, {
      reservationId: job.runId,
      tokens: estimateTokens(job.jobDescription, job.total),
      member: input.member,
      requestId: input.requestId,
    });
    const files = await extractResumes(context, input.files, {
      account: job.workspaceId,
      onRead,
    });
    const queued = await acceptJob(context, job, await splitFiles(context, files, input));
    if (!queued) {
      await refuseDeleted(context, job._id);
      throw commonRefusal('Unavailable', { sentence: FILES_NOT_KEPT });
    }
    return queued;
  } finally {
    letGo();
  }
}

/**
 * Turns a claimed job into an accepted one. The order makes a crash at any point harmless:
 *
 * 1. the claim (already written) names the reservation to come, so it can always be given back;
 * 2. the reservation, idempotent by `runId`;
 * 3. extraction, which stores nothing;
 * 4. the candidates, then one update that accepts the job. Before it the sweeper undoes everything, after it
 *    the sweeper carries everything on;
 * 5. the messages: whatever is missing is published again.
 *
 * Throws the quota errors, or whatever made the start impossible; then nothing is charged, and nothing kept unless
 * the client is gone and can only learn of it from the history.
 */
export async function startJob(
  context: Context,
  job: JobRecord,
  input: StartJobInput,
): Promise<void> {
  let queued: readonly string[];
  try {
    queued = await prepareStart(context, job, input);
  } catch (error) {
    await abandonStart(context, job, { isAnswered: !input.signal.aborted });
    throw error;
  }
  await orLeaveToSweeper(context, job._id, async () => {
    await publishCandidates(context, job, queued, input.requestId);
    if (queued.length === 0) await completeIfDone(context, job._id);
  });
}
