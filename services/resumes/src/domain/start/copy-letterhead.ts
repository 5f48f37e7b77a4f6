import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { findMailSettings, letterheadOf } from '../read/find-mail-settings.js';

/**
 * Gives a claimed job the letterhead of its workspace's mail settings. They are read only now that the job is stored: a
 * change that comes later finds it.
 */
export async function copyLetterhead(
  context: Context,
  { _id, runId, workspaceId }: Pick<JobRecord, '_id' | 'runId' | 'workspaceId'>,
): Promise<void> {
  const settings = await findMailSettings(context, workspaceId);
  if (settings.revision === 0) return;
  await context.models.jobs.everywhere.updateOne(
    {
      _id,
      runId,
      status: 'starting',
      // Not over a newer one, which such a change gave it.
      $or: [{ letterhead: null }, { 'letterhead.revision': { $lt: settings.revision } }],
    },
    { $set: { letterhead: letterheadOf(settings) } },
  );
}
