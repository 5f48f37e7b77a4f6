import { traitsOf } from '@shortlist/screening';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { jobDocument, type JobRecord } from '../../models/job.js';
import { isOpen, runningFilter } from '../read/additions.js';
import { restMs, standsStill, startWaiting } from './wait-for-engine.js';

const NOTHING_SCORED = 'The screening engine could not score any resume.';
const OWN_FAULT = 'Shortlist failed on a resume through a fault of its own, which was recorded.';

/** Resumes that an engine may fail on, with none scored, before it is taken to fail on all. */
const ENOUGH = 3;

const failuresView = candidateDocument.pick('engineFailures');
const waitingView = jobDocument.pick('waiting');

type Failed = Pick<
  JobRecord,
  '_id' | 'runId' | 'status' | 'additions' | 'engine' | 'engineRun' | 'waiting'
>;

function failedOf({ runId }: Pick<JobRecord, 'runId'>) {
  return { runId, status: 'unreadable', 'unreadable.reason': 'engine-failed' } as const;
}

/**
 * Queues again what the engine failed on; if nothing sends it earlier, the sweeper soon does. Of a completed job only
 * files of uploads that are not done: the others are charged.
 */
export async function requeueFailed(
  context: Context,
  job: Pick<JobRecord, 'runId' | 'status' | 'additions'>,
): Promise<void> {
  const open = job.additions.filter(isOpen).map(({ runId }) => runId);
  const those = job.status === 'completed' ? { additionId: { $in: open } } : {};
  const republishAt = new Date(context.clock().getTime() + context.config.republishAfterMs);
  await context.models.candidates.everywhere.updateMany(
    { ...failedOf(job), ...those, replacedBy: null },
    {
      $set: { status: 'queued', unreadable: null, engineFailures: null, republishAt },
    },
  );
}

/** True when an engine that failed on some resumes may be what is wrong; the local one fails on what the resume holds. */
export function maybeFailsOnAll({ engine }: Pick<JobRecord, 'engine'>): boolean {
  return !traitsOf(engine.name).isFree;
}

/**
 * A job of which the engine could score nothing: every resume it failed on is queued again, and the job waits for
 * a person. Safe to call at any time.
 */
export async function standStill(context: Context, job: Failed): Promise<void> {
  const { candidates } = context.models;
  const failed = failedOf(job);
  const firstFailed = await candidates.everywhere.findOne(failed, failuresView, {
    sort: { position: 1 },
  });
  await requeueFailed(context, job);
  const message = firstFailed?.engineFailures?.message ?? NOTHING_SCORED;
  await startWaiting(context, job, { message, transient: false, retryAfterMs: null });
}

/** Makes the job stand still before every resume is paid for, when the first ones have all failed. */
export async function standStillIfHopeless(context: Context, job: Failed): Promise<void> {
  if (!maybeFailsOnAll(job)) return;
  const { candidates, jobs } = context.models;
  const { runId } = job;
  const [scored, failed, now] = await Promise.all([
    candidates.everywhere.count({ runId, status: 'scored' }),
    candidates.everywhere.count(failedOf(job)),
    jobs.everywhere.findOne({ _id: job._id }, waitingView),
  ]);
  if (scored > 0) return;
  // Candidates still in progress when the job came to a standstill join the others.
  if (now?.waiting?.needsPerson) await requeueFailed(context, job);
  else if (failed >= ENOUGH) await standStill(context, job);
}

/** Makes the job stand still when the only resumes left are those that Shortlist itself failed on. */
export async function standStillIfFaulty(
  context: Context,
  { _id, runId, engineRun }: Failed,
): Promise<void> {
  const { jobs, candidates } = context.models;
  const queued = { runId, status: 'queued' } as const;
  const [faulty, others] = await Promise.all([
    candidates.everywhere.count({ ...queued, faultAt: { $ne: null } }),
    candidates.everywhere.count({ ...queued, faultAt: null }),
  ]);
  if (faulty === 0 || others > 0) return;
  const message = standsStill(OWN_FAULT);
  // The wait is already over: each resume has a rest of its own.
  const waiting = { message, until: context.clock(), failures: 0, needsPerson: true };
  await jobs.everywhere.updateOne(
    { _id, ...runningFilter, engineRun, waiting: null },
    { $set: { waiting } },
  );
}

/**
 * Records that Shortlist itself, not the engine, failed on a candidate again and again: it stays queued, its message
 * goes to the dead letters, and it is tried again after a long rest, or when a person retries.
 */
export async function recordFault(
  context: Context,
  job: Failed,
  candidateId: string,
): Promise<void> {
  context.workMetrics.ownFaults.count({});
  const faultAt = context.clock();
  const republishAt = new Date(faultAt.getTime() + restMs(context, 0));
  await context.models.candidates.everywhere.updateOne(
    { _id: candidateId, status: 'queued' },
    { $set: { faultAt, republishAt, line: null } },
  );
  // In this order: who scores the last of the others, and does not see this yet, is counted as done below.
  await context.models.jobs.everywhere.updateOne(
    { _id: job._id },
    { $set: { faultedAt: faultAt } },
  );
  await standStillIfFaulty(context, job);
}
