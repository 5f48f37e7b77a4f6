import { dueAt, resumeWork } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { jobDocument } from '../../models/job.js';
import { mailSettingsDocument } from '../../models/mail-settings.js';
import { followMailSettings } from '../change/follow-mail-settings.js';
import { completeIfDone } from '../finish/complete-job.js';
import { settleJob } from '../finish/settle-job.js';
import { applySettings } from '../outcome/apply-settings.js';
import { settleLateScoring } from '../outcome/late-scoring.js';
import { groupPersons } from '../outcome/persons/group-persons.js';
import { announceWithdrawals } from '../outcome/withdrawals.js';
import { placeEverything } from '../place/place-everything.js';
import { sealMarked } from '../record/seal-record.js';
import { finishDeletion } from '../remove/finish-deletion.js';
import { deleteOldScreenings } from '../retention/delete-old.js';
import { abandonDeadStart } from '../start/abandon-start.js';
import { carryOnAdditions } from './carry-on-additions.js';
import { findBatch } from './find-batch.js';
import { republishLost } from './republish-lost.js';

/** Repairs of one sweep. */
export interface SweepReport {
  readonly abandoned: number;
  readonly republished: number;
  readonly completed: number;
  readonly settled: number;
  /** Workspaces whose screenings took over changed mail settings. */
  readonly followed: number;
  /** Jobs whose candidates were brought in line with changed settings. */
  readonly applied: number;
  /** Jobs to which files were added, whose scoring, charge or undoing was carried on. */
  readonly added: number;
  /** Screenings that were deleted for their age. */
  readonly outdated: number;
  /** Deletions that were carried to their end. */
  readonly deleted: number;
  /** Jobs whose files were grouped by persons. */
  readonly grouped: number;
  /** Rejections announced as no longer to be sent. */
  readonly withdrawn: number;
  /** Screenings whose newest decisions were added to the sealed record. */
  readonly sealed: number;
  /** Documents of an earlier release that were given their workspace. */
  readonly placed: number;
}

/** Acts on one item after another, even if some fail; returns how many were set right. `act` gives false if nothing was. */
async function actOnEach<Item extends { readonly requestId?: string | null }>(
  context: Context,
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<number> {
  let succeeded = 0;
  for (const item of items) {
    await resumeWork(item.requestId, async () => {
      try {
        if ((await act(item)) !== false) succeeded += 1;
      } catch (error) {
        context.log.warn({ err: error }, 'sweep: one item failed and is tried again next time');
      }
    });
  }
  return succeeded;
}

const lateView = candidateDocument.pick('jobId', 'lateScoring');
const startView = jobDocument.pick('runId', 'workspaceId', 'requestId');
const chargeView = jobDocument.pick('runId', 'requestId', 'userId', 'workspaceId', 'tokensUsed');
const addedView = jobDocument.pick('requestId', 'status', 'additions');
const idView = jobDocument.pick('requestId');
const markedView = jobDocument.pick('requestId', 'ungroupedSince');
const settingsView = mailSettingsDocument.pick('pendingSince');

/**
 * Carries on what a crash or a lost message left behind: dead starts are undone, candidates whose message is lost are
 * published again, finished jobs are completed, completed ones settled. Safe at any time and in several processes at
 * once.
 */
export async function sweep(context: Context): Promise<SweepReport> {
  const { mailSettings } = context.models;
  const jobs = context.models.jobs.everywhere;
  const candidates = context.models.candidates.everywhere;
  const now = context.clock();
  const before = new Date(now.getTime() - context.config.republishAfterMs);

  const [dead, running, late] = await Promise.all([
    findBatch(context, 'starts that died', jobs, {
      filter: {
        $or: [
          { status: 'abandoned' },
          { status: 'starting', $or: dueAt('leaseUntil', now, context.config.startLeaseMs) },
        ],
      },
      view: startView,
    }),
    findBatch(context, 'running jobs', jobs, {
      filter: { status: 'processing', createdAt: { $lte: before } },
      view: idView,
    }),
    findBatch(context, 'late scores', candidates, {
      filter: { 'lateScoring.due': true },
      view: lateView,
    }),
  ]);
  // All at once: while the broker is away each waits for it, and every one should soon be seen as failed.
  const undone = await Promise.all(
    dead.map((job) => actOnEach(context, [job], () => abandonDeadStart(context, job))),
  );
  const abandoned = undone.reduce((sum, count) => sum + count, 0);
  let republished = 0;
  await actOnEach(context, [{}], async () => {
    republished = await republishLost(context);
  });
  const completed = await actOnEach(context, running, ({ _id }) => completeIfDone(context, _id));

  // Only now: jobs that were just completed but not settled are among them.
  const unsettled = await findBatch(context, 'jobs to settle', jobs, {
    filter: {
      status: { $in: ['completed', 'failed'] },
      settledAt: null,
      completedAt: { $lte: before },
    },
    view: chargeView,
  });
  const settled = await actOnEach(context, unsettled, (job) => settleJob(context, job));

  const pending = await findBatch(context, 'mail settings to follow', mailSettings, {
    filter: { pendingSince: { $ne: null, $lte: before } },
    view: settingsView,
  });
  const asked = pending.map(({ _id: workspaceId }) => ({ workspaceId, requestId: null }));
  const followed = await actOnEach(context, asked, ({ workspaceId }) =>
    followMailSettings(context, workspaceId),
  );
  const changed = await findBatch(context, 'jobs with changed settings', jobs, {
    filter: {
      status: { $in: ['completed', 'failed'] },
      unappliedSince: { $ne: null, $lte: before },
    },
    view: idView,
  });
  const applied = await actOnEach(context, changed, ({ _id }) => applySettings(context, _id));
  const unfinished = await findBatch(context, 'jobs with added files', jobs, {
    filter: {
      'additions.status': { $in: ['starting', 'abandoned', 'accepted', 'scoring', 'scored'] },
    },
    view: addedView,
  });
  const added = await actOnEach(context, unfinished, (job) => carryOnAdditions(context, job));
  let outdated = 0;
  await actOnEach(context, [{}], async () => {
    outdated = await deleteOldScreenings(context);
  });
  const deleting = await findBatch(context, 'jobs to delete', jobs, {
    filter: { status: 'deleting' },
    view: idView,
  });
  const deleted = await actOnEach(context, deleting, ({ _id }) => finishDeletion(context, _id));
  const askedLate = late.map(({ _id: candidateId, jobId, lateScoring }) => ({
    candidateId,
    jobId,
    requestId: lateScoring?.requestId ?? null,
  }));
  const settledLate = await actOnEach(context, askedLate, (score) =>
    settleLateScoring(context, score),
  );
  const regrouped = await findBatch(context, 'jobs to group by persons', jobs, {
    filter: {
      status: { $in: ['completed', 'failed'] },
      ungroupedSince: { $ne: null, $lte: before },
    },
    view: markedView,
  });
  const grouped = await actOnEach(context, regrouped, ({ _id, ungroupedSince: mark }) =>
    groupPersons(context, _id, { mark }),
  );
  let withdrawn = 0;
  await actOnEach(context, [{}], async () => {
    withdrawn = await announceWithdrawals(context, { 'withdrawal.at': { $lte: before } });
  });
  let sealed = 0;
  await actOnEach(context, [{}], async () => {
    sealed = await sealMarked(context);
  });
  let placed = 0;
  await actOnEach(context, [{}], async () => {
    placed = await placeEverything(context);
  });
  const report = {
    abandoned,
    republished,
    completed,
    settled: settled + settledLate,
    followed,
    applied,
    added,
    outdated,
    deleted,
    grouped,
    withdrawn,
    sealed,
    placed,
  };
  for (const [repair, count] of Object.entries(report)) {
    context.workMetrics.repairs.count({ repair }, count);
  }
  if (Object.values(report).some((count) => count > 0)) context.log.info(report, 'swept');
  return report;
}
