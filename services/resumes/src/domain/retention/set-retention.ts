import { retentionMonths } from '@shortlist/contracts/constants';
import { commonRefusal, isDeletedUser } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findRetention, type RetentionState } from './find-retention.js';
import { lastNight, nextNight } from './nights.js';

export interface SetRetentionInput {
  readonly userId: string;
  /** Undefined: as before. */
  readonly months?: number | undefined;
  /** Null: decision records go with their screening; undefined: as before. */
  readonly recordYears?: number | null | undefined;
}

/**
 * Chooses how long a user's screenings, and decision records without them, are kept. It deletes nothing before the next night, and nothing then when it is
 * changed back. Throws Unauthenticated for a user who was deleted.
 */
export async function setRetention(
  context: Context,
  { userId, months, recordYears }: SetRetentionInput,
): Promise<RetentionState> {
  const { retentions } = context.models;
  const now = context.clock();
  const night = nextNight(now);
  // Each has its own notice: a choice of one doesn't put off the other's deletions.
  const chosen = {
    ...(months === undefined ? {} : { months, holdsFrom: night }),
    ...(recordYears === undefined ? {} : { recordYears, recordsHoldFrom: night }),
  };
  const first = { months: retentionMonths.most, holdsFrom: night, doneUntil: lastNight(now) };
  await retentions.createMissing([{ _id: userId, ...first, ...chosen }]);
  await retentions.updateOne({ _id: userId }, { $set: chosen });
  // They may have been deleted before there was anything to be found.
  if (await isDeletedUser(context, userId)) {
    await retentions.deleteOne({ _id: userId });
    throw commonRefusal('Unauthenticated');
  }
  context.log.info({ userId, months, recordYears }, 'retention chosen');
  return findRetention(context, userId);
}
