import { hashDeleted, isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';

/** Longer than anything goes on that may still write a record of the screening. */
export const rememberMs = 60 * 60 * 1000;

/**
 * Deletes everything about a screening. What is being sent loses its claim with its record, so it is not handed over
 * any more, and no outcome brings the record back.
 */
export async function forgetScreening(context: Context, jobId: string): Promise<void> {
  const { deliveries, deletedScreenings } = context.models;
  const expiresAt = new Date(context.clock().getTime() + rememberMs);
  await deletedScreenings.create({ _id: hashDeleted(jobId), expiresAt }).catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
  });
  await deliveries.everywhere.deleteMany({ jobId });
}
