import * as messages from '@shortlist/contracts/messages/resumes';
import { resumeWork, type Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { jobDocument } from '../../models/job.js';
import { restMs } from '../queue/wait-for-engine.js';
import { BATCH, logLeft } from './find-batch.js';

/** Doublings of the wait. A candidate still queued after them may be what crashes its worker each time: it rests. */
const MAX_DOUBLINGS = 6;

const queuedView = candidateDocument.pick('jobId', 'republishAt', 'republished', 'lateScoring');
const askedView = jobDocument.pick('requestId');
type Queued = Viewed<typeof queuedView>;

/** The requests that had the candidates queued, by the id of their job. */
async function requestsOf(
  context: Context,
  candidates: readonly Queued[],
): Promise<ReadonlyMap<string, string | null>> {
  const ids = [...new Set(candidates.map(({ jobId }) => jobId))];
  const jobs = await context.models.jobs.everywhere.findReadable({ _id: { $in: ids } }, askedView);
  return new Map(jobs.map(({ _id, requestId }) => [_id, requestId]));
}

/**
 * Publishes the candidate, unless another sweeper did; the next wait is twice as long. If it was its turn to send the next in
 * line, that is over: it may be one that never can.
 */
async function republish(context: Context, candidate: Queued): Promise<boolean> {
  const { _id, jobId, republishAt, republished } = candidate;
  const wait =
    republished < MAX_DOUBLINGS
      ? context.config.republishAfterMs * 2 ** republished
      : restMs(context, 0);
  const next = new Date(context.clock().getTime() + wait);
  const mine = await context.models.candidates.everywhere.updateOne(
    { _id, status: 'queued', republishAt },
    { $set: { republishAt: next, republished: republished + 1, line: null } },
  );
  if (mine.modifiedCount === 0) return false;
  await context.bus.publish(messages.scoreCandidate, { jobId, candidateId: _id });
  return true;
}

/**
 * Publishes again what was queued too long and can't be in the queue: candidates that are due, less the messages that
 * wait beside those of candidates published lately. A long queue is therefore left alone, and a lost queue is rebuilt.
 * Which of several messages is lost can't be known: the longest queued are published, and a second message about a
 * candidate costs only a look at it. Returns how many were published. Throws when the broker is away.
 */
export async function republishLost(context: Context): Promise<number> {
  const { candidates } = context.models;
  const now = context.clock();
  const lately = new Date(now.getTime() + context.config.republishAfterMs);
  // In this order: what is taken, or published, in between only makes fewer look lost.
  const recent = await candidates.everywhere.count({
    status: 'queued',
    republishAt: { $gt: now, $lte: lately },
  });
  const due = { status: 'queued', republishAt: { $lte: now } } as const;
  if (!(await candidates.everywhere.exists(due))) return 0;
  const waiting = await context.bus.queueLength(messages.scoreCandidate);
  const lost = (await candidates.everywhere.count(due)) - Math.max(0, waiting - recent);
  if (lost <= 0) return 0;
  logLeft(context, 'lost candidates', lost - BATCH);
  const oldest = await candidates.everywhere.findReadable(due, queuedView, {
    sort: { republishAt: 1 },
    limit: Math.min(lost, BATCH),
  });
  const requests = await requestsOf(context, oldest);
  let published = 0;
  for (const candidate of oldest) {
    const requestId = candidate.lateScoring?.requestId ?? requests.get(candidate.jobId);
    if (await resumeWork(requestId, () => republish(context, candidate))) published += 1;
  }
  return published;
}
