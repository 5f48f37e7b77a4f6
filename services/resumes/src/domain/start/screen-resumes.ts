import { annotateSpan, commonRefusal, CONFLICT, retryConflicts } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { jobDocument, type JobRecord } from '../../models/job.js';
import { refuseDeleted } from '../remove/deleted-jobs.js';
import { FILES_NOT_KEPT } from './abandon-start.js';
import { claimJob, type ClaimJobInput } from './claim-job.js';
import { startJob, type StartJobInput } from './start-job.js';

export interface ScreenResumesInput extends Omit<ClaimJobInput, 'member' | 'total'>, StartJobInput {
  /** Called when the files are not needed any more. */
  readonly onAccepted: () => void;
}

const statusView = jobDocument.pick('status', 'startDiedAt');

const RESTARTING =
  'Shortlist is being restarted. Your screening goes on; you will find it in your history.';

/** Waits until the job is done; null when its start came to nothing. */
async function waitForJob(
  context: Context,
  { jobId, signal, onAccepted }: ScreenResumesInput,
): Promise<JobRecord | null> {
  for await (const _ of context.follower.ticks(jobId, signal)) {
    const job = await context.models.jobs.everywhere.findOne({ _id: jobId }, statusView);
    if (!job || job.status === 'abandoned' || job.status === 'deleting') return null;
    if (job.startDiedAt) return null;
    if (job.status !== 'starting') onAccepted();
    if (job.status === 'completed' || job.status === 'failed') {
      return context.models.jobs.everywhere.findOne({ _id: jobId });
    }
  }
  signal.throwIfAborted();
  throw commonRefusal('Unavailable', { sentence: RESTARTING });
}

/**
 * Screens the files and waits for the result. The same `jobId` by the same member joins the job that exists,
 * however far it is; when that one's start came to nothing, this request starts it with its own files.
 * Throws the named errors of processResumes.
 */
export async function screenResumes(
  context: Context,
  input: ScreenResumesInput,
): Promise<JobRecord> {
  const { jobId, jobDescription, comparisonScore, given, member, files } = input;
  annotateSpan(() => ({ 'shortlist.job.id': jobId }));
  const total = files.length;
  const claim = { jobId, member, jobDescription, comparisonScore, given, total };
  return retryConflicts(
    { log: context.log, sentence: FILES_NOT_KEPT, about: { jobId } },
    async () => {
      const { claimed, job } = await claimJob(context, claim);
      // Clients may follow a job from the moment its files are sent.
      context.follower.wake(jobId);
      if (claimed) await startJob(context, job, input);
      const finished = await waitForJob(context, input);
      if (finished) return finished;
      await refuseDeleted(context, jobId);
      if (claimed) throw commonRefusal('Unavailable', { sentence: FILES_NOT_KEPT });
      // It joined a start that came to nothing.
      return CONFLICT;
    },
  );
}
