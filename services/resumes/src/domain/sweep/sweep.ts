import { resumeWork } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { jobDocument } from '../../models/job.js';
import { completeIfDone } from '../finish/complete-job.js';
import { settleJob } from '../finish/settle-job.js';
import { applySettings } from '../outcome/apply-settings.js';
import { settleLateScoring } from '../outcome/late-scoring.js';
import { abandonDeadStart } from '../start/abandon-start.js';
import { republishLost } from './republish-lost.js';

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

async function each<Item extends { readonly requestId?: string | null }>(
  context: Context,
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<number> {
  let done = 0;
  for (const item of items) {
    await resumeWork(item.requestId, async () => {
      try {
        await act(item);
        done += 1;
      } catch (error) {
        context.log.warn({ err: error }, 'sweep: one item failed and is tried again next time');
      }
    });
  }
  return done;
}

const lateView = candidateDocument.pick('jobId', 'lateScoring');
const startView = jobDocument.pick('runId', 'requestId');
const chargeView = jobDocument.pick('runId', 'requestId', 'userId', 'tokensUsed');
const idView = jobDocument.pick('requestId');

/**
 * Carries on what a crash or a lost message left behind: starts that died are undone, candidates whose
 * message is lost are published again, finished jobs are completed, completed ones settled. Safe at any time and in
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
  const running = await jobs.findReadable(
    { status: 'processing', createdAt: { $lte: before } },
    idView,
    { limit: BATCH },
  );
  // At once: while the broker is away each waits for it, and every one of them is to be seen as failed soon.
  const undone = await Promise.all(
    dead.map((job) => each(context, [job], () => abandonDeadStart(context, job))),
  );
  const abandoned = undone.reduce((sum, count) => sum + count, 0);
  let republished = 0;
  await each(context, [{}], async () => {
    republished = await republishLost(context);
  });
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
  const askedLate = late.map(({ _id: candidateId, jobId, lateScoring }) => ({
    candidateId,
    jobId,
    requestId: lateScoring?.requestId ?? null,
  }));
  const settledLate = await each(context, askedLate, (one) => settleLateScoring(context, one));
  const report = { abandoned, republished, completed, settled: settled + settledLate, applied };
  // What is completed counts the screenings that were looked at.
  const { completed: _looked, ...repairs } = report;
  for (const [repair, count] of Object.entries(repairs)) {
    context.workMetrics.repairs.count({ repair }, count);
  }
  if (Object.values(report).some((count) => count > 0)) context.log.info(report, 'swept');
  return report;
}
