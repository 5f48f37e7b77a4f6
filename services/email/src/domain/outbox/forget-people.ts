import { hashDeleted, isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { rememberMs } from './forget-screening.js';

/** Under which a deleted person is remembered among the deleted screenings. */
export const personKey = (jobId: string, candidateId: string): string =>
  hashDeleted(`${jobId}.${candidateId}`);

/**
 * Deletes the rejection emails of some files of a screening, sent or waiting; returns how many there were. What is being
 * sent loses its claim with its record, and a record that comes late goes with the next sweep. Safe to repeat.
 */
export async function forgetPeople(
  context: Context,
  { jobId, candidateIds }: { readonly jobId: string; readonly candidateIds: readonly string[] },
): Promise<{ emails: number }> {
  const { deliveries, deletedScreenings } = context.models;
  const expiresAt = new Date(context.clock().getTime() + rememberMs);
  for (const candidateId of candidateIds) {
    const _id = personKey(jobId, candidateId);
    await deletedScreenings.create({ _id, expiresAt }).catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
    });
  }
  const theirs = { jobId, candidateId: { $in: [...candidateIds] } };
  const emails = await deliveries.everywhere.count(theirs);
  await deliveries.everywhere.deleteMany(theirs);
  return { emails };
}
