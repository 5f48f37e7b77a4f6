import { messages } from '@shortlist/contracts';
import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { candidateDocument } from '../models/candidate.js';
import { jobDocument } from '../models/job.js';
import { abandonDeadStart } from './abandon-start.js';
import { applySettings } from './apply-settings.js';
import { completeIfDone } from './complete-job.js';
import { settleLateScoring } from './late-scoring.js';
import { settleJob } from './settle-job.js';
import { restMs } from './wait-for-engine.js';

/**
 * Doublings of the wait, so that workers that are down for hours do not find one message many times over. A candidate
 * that is still queued after them may be what ends its worker each time: from then on it rests.
 */
const MAX_DOUBLINGS = 6;
const BATCH = 1000;

/** What one sweep found and set right. */
export interface SweepReport {
  readonly abandoned: number;
  readonly republished: number;
  readonly completed: number;
  readonly settled: number;
  /** Jobs whose candidates were brought in line with changed settings. */
  readonly applied: number;
}

async function each<Item>(
  context: Context,
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    try {
      await act(item);
      done += 1;
    } catch (error) {
      context.log.warn({ err: error }, 'sweep: one item failed and is tried again next time');
    }
  }
  return done;
}

const queuedView = candidateDocument.pick('jobId', 'republishAt', 'republished');
type Queued = Viewed<typeof queuedView>;
const lateView = candidateDocument.pick('jobId');
const startView = jobDocument.pick('runId');
const chargeView = jobDocument.pick('runId', 'userId', 'tokensUsed');
const idView = jobDocument.pick('_id');

async function republish(context: Context, candidate: Queued): Promise<void> {
  const { _id, jobId, republishAt, republished } = candidate;
  const wait =
    republished < MAX_DOUBLINGS
      ? context.config.republishAfterMs * 2 ** (republished + 1)
      : restMs(context, 0);
  const next = new Date(context.clock().getTime() + wait);
  // Several sweepers may see the candidate: the one whose update matches publishes.
  const mine = await context.models.candidates.updateOne(
    { _id, status: 'queued', republishAt },
    { $set: { republishAt: next, republished: republished + 1 } },
  );
  if (mine.modifiedCount === 0) return;
  await context.bus.publish(messages.scoreCandidate, { jobId, candidateId: _id });
}

/**
 * Carries on what a crash or a lost message left behind: starts that died are undone, candidates queued too
 * long are published again, finished jobs are completed, completed ones settled. Safe at any time and in
 * several processes at once.
 */
export async function sweep(context: Context): Promise<SweepReport> {
  const { jobs, candidates } = context.models;
  const now = context.clock();
  const before = new Date(now.getTime() - context.config.republishAfterMs);

  const dead = await jobs.findReadable(
    { $or: [{ status: 'abandoned' }, { status: 'starting', leaseUntil: { $lte: now } }] },
    startView,
    { limit: BATCH },
  );
  const queued = await candidates.findReadable(
    { status: 'queued', republishAt: { $lte: now } },
    queuedView,
    { limit: BATCH },
  );
  const running = await jobs.findReadable(
    { status: 'processing', createdAt: { $lte: before } },
    idView,
    { limit: BATCH },
  );
  const abandoned = await each(context, dead, (job) => abandonDeadStart(context, job));
  const republished = await each(context, queued, (candidate) => republish(context, candidate));
  const completed = await each(context, running, ({ _id }) => completeIfDone(context, _id));

  const unsettled = await jobs.findReadable(
    { status: { $in: ['completed', 'failed'] }, settledAt: null, completedAt: { $lte: before } },
    chargeView,
    { limit: BATCH },
  );
  const settled = await each(context, unsettled, (job) => settleJob(context, job));

  const changed = await jobs.findReadable(
    { status: { $in: ['completed', 'failed'] }, unappliedSince: { $ne: null, $lte: before } },
    idView,
    { limit: BATCH },
  );
  const applied = await each(context, changed, ({ _id }) => applySettings(context, _id));
  const late = await candidates.findReadable({ 'lateScoring.due': true }, lateView, {
    limit: BATCH,
  });
  const settledLate = await each(context, late, ({ _id: candidateId, jobId }) =>
    settleLateScoring(context, { jobId, candidateId }),
  );
  return { abandoned, republished, completed, settled: settled + settledLate, applied };
}
