import * as messages from '@shortlist/contracts/messages/resumes';
import { type EngineError, traitsOf } from '@shortlist/screening';
import { isDue } from '@shortlist/service-kit';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import { type EngineWait, jobDocument, type JobRecord } from '../../models/job.js';
import { runningFilter } from '../read/additions.js';

/** Doublings of the wait between tries. */
const MAX_DOUBLINGS = 8;
const MAX_BACKOFF_MS = 5 * 60_000;
/** Longest wait that a provider may ask for. */
const MAX_ASKED_MS = 60 * 60_000;
/** The sweeper publishes again what should long have come back by itself. */
const LOST_AFTER = 2;

const WAITING =
  'The AI provider is not answering. The screening waits and goes on by itself as soon as it does.';
const STANDS_STILL =
  'The screening has paused; no resume is lost. Retry when this is fixed, or use the local engine.';

const waitingView = jobDocument.pick('waiting');
type Waiting = Pick<JobRecord, '_id' | 'waiting'>;

/** Milliseconds until the next try is due; 0 when the job does not wait. */
export function remainingWait(context: Context, { waiting }: Waiting): number {
  const now = context.clock();
  // The clock was set back since the wait began.
  if (!waiting || (!waiting.needsPerson && isDue(waiting.until, now, MAX_ASKED_MS))) return 0;
  return Math.max(0, waiting.until.getTime() - now.getTime());
}

function backoff({ config }: Context, failures: number, retryAfterMs: number | null): number {
  const own = Math.min(
    config.scoreRetryDelayMs * 2 ** Math.min(failures, MAX_DOUBLINGS),
    MAX_BACKOFF_MS,
  );
  return Math.max(own, Math.min(retryAfterMs ?? 0, MAX_ASKED_MS));
}

/** The sentence shown for a job that only a person can help. */
export function standsStill(reason: string): string {
  return `${reason} ${STANDS_STILL}`;
}

/** Milliseconds without automatic tries where only a person, or a fix to Shortlist, can help. */
export function restMs({ config }: Context, failures: number): number {
  return config.restMs * 2 ** Math.min(failures, MAX_DOUBLINGS);
}

/** The local engine needs no key and no credit, and costs nothing: it is tried again within minutes. */
function restOf(context: Context, { engine }: Waited, failures: number): number {
  return traitsOf(engine.name).isFree ? MAX_BACKOFF_MS : restMs(context, failures);
}

type Waited = Pick<JobRecord, '_id' | 'engine' | 'engineRun' | 'waiting'>;

/**
 * Records that the engine gives no result now. A provider that does not answer is asked again soon; one that refuses,
 * or gives nothing of use, hardly before a person retries. Several failures at one moment count as one.
 */
export async function startWaiting(
  context: Context,
  job: Waited,
  error: Pick<EngineError, 'message' | 'transient' | 'retryAfterMs'>,
): Promise<void> {
  const { _id, engineRun, waiting } = job;
  const failures = (waiting?.failures ?? -1) + 1;
  const ms = error.transient
    ? backoff(context, failures, error.retryAfterMs)
    : restOf(context, job, failures);
  const next: EngineWait = {
    message: error.transient ? WAITING : standsStill(error.message),
    until: new Date(context.clock().getTime() + ms),
    failures,
    needsPerson: !error.transient,
  };
  await context.models.jobs.everywhere.updateOne(
    // A job that was switched meanwhile need not wait.
    { _id, ...runningFilter, engineRun, 'waiting.until': waiting?.until ?? null },
    { $set: { waiting: next } },
  );
}

/** Records that the engine answers again. */
export async function endWaiting(context: Context, { _id, waiting }: Waiting): Promise<void> {
  if (!waiting) return;
  await context.models.jobs.everywhere.updateOne(
    // A wait that began after this try must stay.
    { _id, 'waiting.until': waiting.until },
    { $set: { waiting: null, answeredAt: context.clock() } },
  );
}

/** Rounds up to one of a few delays: the broker keeps a queue for each. */
function rounded(context: Context, milliseconds: number): number {
  let delay = context.config.scoreRetryDelayMs;
  while (delay < milliseconds) delay *= 2;
  return delay;
}

/**
 * Sends the candidate to the workers again when the wait is over; it stays queued meanwhile. If the message is lost,
 * the sweeper sends another. Sends none for a job that needs a person: the retry does, and rarely the sweeper.
 */
export async function scoreLater(
  context: Context,
  { jobId, candidateId }: z.output<typeof messages.scoreCandidate.payload>,
  requestId: string,
): Promise<void> {
  const { jobs, candidates } = context.models;
  const job = await jobs.everywhere.findOne({ _id: jobId }, waitingView);
  if (!job) return;
  const rests = job.waiting?.needsPerson === true && remainingWait(context, job) > 0;
  const delayMs = rounded(context, remainingWait(context, job));
  const lostAt = context.clock().getTime() + delayMs * LOST_AFTER + context.config.republishAfterMs;
  const republishAt = rests && job.waiting ? job.waiting.until : new Date(lostAt);
  await candidates.everywhere.updateOne(
    { _id: candidateId, status: 'queued' },
    { $set: { republishAt } },
  );
  if (rests) return;
  await context.bus.publish(
    messages.scoreCandidate,
    { jobId, candidateId },
    { requestId, delayMs },
  );
}
