import * as http from '@shortlist/contracts/http/resumes';
import { createError } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobRecord, SettingsChange } from '../../models/job.js';
import { applySettings } from '../outcome/apply-settings.js';
import { findJob } from '../read/find-job.js';

export interface JobOfUser {
  readonly jobId: string;
  readonly userId: string;
}

export interface NextSettings {
  readonly set: Partial<JobRecord>;
  readonly change: SettingsChange;
  /** The scores are computed again; else only the drafts follow. */
  readonly rescores: boolean;
  /** Candidates are judged again by an engine before that. */
  readonly rejudges?: boolean;
}

/**
 * Changes what a job's results follow from, then brings every candidate in line. `next` sees the newest job and
 * is asked again when another change came first; null from it changes nothing. Once the job's update is stored,
 * a crash loses nothing: the sweeper carries on. Throws JobNotFound and what `next` throws.
 */
export async function changeSettings(
  context: Context,
  owner: JobOfUser,
  next: (job: JobRecord) => NextSettings | null,
  onTokens?: (tokens: number) => void,
): Promise<void> {
  for (;;) {
    const job = await findJob(context, owner);
    if (!job) throw createError(http.rescoreJob, 'JobNotFound');
    const settings = next(job);
    if (settings) {
      const revision = job.settingsRevision + 1;
      const stored = await context.models.jobs.updateOne(
        { _id: job._id, runId: job.runId, settingsRevision: job.settingsRevision },
        {
          $set: {
            ...settings.set,
            settingsRevision: revision,
            ...(settings.rescores ? { scoringRevision: revision } : {}),
            ...(settings.rejudges ? { criteriaRevision: revision } : {}),
            settingsChange: settings.change,
            unappliedSince: context.clock(),
          },
        },
      );
      if (stored.modifiedCount === 0) continue;
    } else if (!job.unappliedSince) return;
    return applySettings(context, job._id, onTokens);
  }
}
