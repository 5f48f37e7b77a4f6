import { commonRefusal, isDeletedUser } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findRetention, type RetentionState } from './find-retention.js';
import { lastNight, nextNight } from './nights.js';

export interface SetRetentionInput {
  readonly userId: string;
  readonly months: number;
  /** Null: decision records go with their screening; undefined: as before. */
  readonly recordYears?: number | null | undefined;
}

/**
 * Chooses how long a user's screenings are kept. It deletes nothing before the next night, and nothing then when it is
 * changed back. Throws Unauthenticated for a user who was deleted.
 */
export async function setRetention(
  context: Context,
  { userId, months, recordYears }: SetRetentionInput,
): Promise<RetentionState> {
  const { retentions } = context.models;
  const now = context.clock();
  const records = recordYears === undefined ? {} : { recordYears };
  const chosen = { months, ...records, holdsFrom: nextNight(now) };
  await retentions.createMissing([{ _id: userId, ...chosen, doneUntil: lastNight(now) }]);
  await retentions.updateOne({ _id: userId }, { $set: chosen });
  // They may have been deleted before there was anything to be found.
  if (await isDeletedUser(context, userId)) {
    await retentions.deleteOne({ _id: userId });
    throw commonRefusal('Unauthenticated');
  }
  context.log.info({ userId, months, ...records }, 'retention chosen');
  return findRetention(context, userId);
}
