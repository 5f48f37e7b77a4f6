import { createHash } from 'node:crypto';
import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';

/** How long a deleted screening's id can't be used again: longer than any request is sent again. */
const REMEMBERED_MS = 30 * 24 * 60 * 60 * 1000;

function keyOf(jobId: string): string {
  return createHash('sha256').update(jobId).digest('hex');
}

/** Remembers, without the id itself, that the job is deleted. Safe to repeat. */
export async function rememberDeleted(context: Context, jobId: string): Promise<void> {
  const expiresAt = new Date(context.clock().getTime() + REMEMBERED_MS);
  await context.models.deletedJobs
    .create({ _id: keyOf(jobId), expiresAt })
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
}

/** Throws ScreeningDeleted for the id of a job that was deleted. */
export async function refuseDeleted(context: Context, jobId: string): Promise<void> {
  if (await context.models.deletedJobs.exists({ _id: keyOf(jobId) })) {
    throw refusal('ScreeningDeleted');
  }
}
