import { CONFLICT, retryConflicts } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobRecord, SettingsChange } from '../../models/job.js';
import { applySettings } from '../outcome/apply-settings.js';
import { findJob, type OwnedJob } from '../read/find-job.js';
import { refusal } from '../refusal.js';

export interface NextSettings {
  readonly set: Partial<JobRecord>;
  /** For the decision record; left out of what no decision can follow from. */
  readonly change?: SettingsChange;
  /** True when the scores are computed again; otherwise only the drafts follow. */
  readonly rescores: boolean;
  /** True when an engine judges the candidates again first. */
  readonly rejudges?: boolean;
}

/**
 * Stores the job's next settings, which a crash does not lose: the sweeper brings candidates in line. Null when all
 * follow the newest ones already. Throws as `changeSettings` does.
 */
export function storeSettings(
  context: Context,
  owner: OwnedJob,
  next: (job: JobRecord) => NextSettings | null,
): Promise<JobRecord | null> {
  const sentence =
    'This screening is being changed again and again right now. Nothing was changed; please try again in a moment.';
  return retryConflicts({ log: context.log, sentence, about: { jobId: owner.jobId } }, async () => {
    const job = await findJob(context, owner);
    if (!job) throw refusal('JobNotFound');
    const settings = next(job);
    if (!settings) return job.unappliedSince ? job : null;
    const revision = job.settingsRevision + 1;
    const stored = await context.models.jobs.everywhere.updateOne(
      { _id: job._id, runId: job.runId, settingsRevision: job.settingsRevision },
      {
        $set: {
          ...settings.set,
          settingsRevision: revision,
          ...(settings.rescores ? { scoringRevision: revision } : {}),
          ...(settings.rejudges ? { criteriaRevision: revision } : {}),
          ...(settings.change ? { settingsChange: settings.change } : {}),
          unappliedSince: context.clock(),
        },
      },
    );
    return stored.modifiedCount === 0 ? CONFLICT : job;
  });
}

/**
 * Changes what a job's results depend on, then brings every candidate in line. `next` sees the newest job and is called
 * again when another change came first; when it returns null, nothing changes. Once the job's update is stored, a crash
 * loses nothing: the sweeper carries on. Throws JobNotFound, what `next` throws, and Unavailable when other changes
 * keep coming first.
 */
export async function changeSettings(
  context: Context,
  owner: OwnedJob,
  next: (job: JobRecord) => NextSettings | null,
  onTokens?: (tokens: number) => void,
): Promise<void> {
  const job = await storeSettings(context, owner, next);
  if (job) await applySettings(context, job._id, onTokens);
}
