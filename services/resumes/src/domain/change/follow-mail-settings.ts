import { DomainError } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { jobDocument, type JobRecord, type Letterhead } from '../../models/job.js';
import { applySettings } from '../outcome/apply-settings.js';
import type { JobOfWorkspace } from '../read/find-job.js';
import { findMailSettings, letterheadOf } from '../read/find-mail-settings.js';
import { storeSettings } from './change-settings.js';

/** Screenings fetched at a time. */
const BATCH = 20;

const idView = jobDocument.pick('_id');

function isOlder({ letterhead }: JobRecord, { revision }: Letterhead): boolean {
  return (letterhead?.revision ?? 0) < revision;
}

/** True when candidates still wait to be judged by changed criteria. */
function isBeingJudged(context: Context, { runId, criteriaRevision }: JobRecord) {
  return context.models.candidates.everywhere.exists({
    runId,
    status: 'scored',
    settingsRevision: { $lt: criteriaRevision },
  });
}

async function follow(
  context: Context,
  owner: JobOfWorkspace,
  letterhead: Letterhead,
): Promise<void> {
  const job = await storeSettings(context, owner, (newest) =>
    isOlder(newest, letterhead) ? { set: { letterhead }, rescores: false } : null,
  );
  // An engine is asked by the worker that changed the criteria; the sweeper sees to the letters after that.
  if (job && !(await isBeingJudged(context, job))) await applySettings(context, job._id);
}

function isGone(error: unknown): boolean {
  return error instanceof DomainError && error.code === 'JobNotFound';
}

/**
 * Brings the unsent and unedited drafts of all the workspace's screenings in line with the stored mail settings, newest
 * first. Screenings are kept for 12 months, so there are none older than that. Safe to repeat, to be cut off and to run
 * at once: none goes back to older settings. Throws the first failure, after all others have followed; the settings stay
 * pending then, and the sweeper calls again.
 */
export async function followMailSettings(context: Context, workspaceId: string): Promise<void> {
  const { jobs, mailSettings } = context.models;
  const settings = await findMailSettings(context, workspaceId);
  const { revision } = settings;
  const failures: unknown[] = [];
  await jobs.in(workspaceId).eachReadable(
    {
      status: { $in: ['starting', 'processing', 'completed', 'failed'] },
      $or: [{ letterhead: null }, { 'letterhead.revision': { $lt: revision } }],
    },
    idView,
    { sort: { createdAt: -1 }, batchSize: BATCH },
    async ({ _id: jobId }) => {
      try {
        await follow(context, { jobId, workspaceId }, letterheadOf(settings));
      } catch (error) {
        // Deleted meanwhile.
        if (!isGone(error)) failures.push(error);
      }
    },
  );
  if (failures.length > 0) throw failures[0];
  await mailSettings.updateOne({ _id: workspaceId, revision }, { $set: { pendingSince: null } });
}
