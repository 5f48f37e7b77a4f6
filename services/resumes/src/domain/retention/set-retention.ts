import { retentionMonths } from '@shortlist/contracts/constants';
import { commonRefusal, isDeletedWorkspace } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findRetention, type RetentionState } from './find-retention.js';
import { lastNight, nextNight } from './nights.js';

export interface SetRetentionInput {
  readonly workspaceId: string;
  /** Undefined: as before. */
  readonly months?: number | undefined;
  /** Null: decision records go with their screening; undefined: as before. */
  readonly recordYears?: number | null | undefined;
}

/**
 * Chooses how long a workspace's screenings, and decision records without them, are kept. It deletes nothing before the next night, and nothing then when it is
 * changed back. Throws Unauthenticated for a workspace that was deleted.
 */
export async function setRetention(
  context: Context,
  { workspaceId, months, recordYears }: SetRetentionInput,
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
  await retentions.createMissing([{ _id: workspaceId, ...first, ...chosen }]);
  await retentions.updateOne({ _id: workspaceId }, { $set: chosen });
  // They may have been deleted before there was anything to be found.
  if (await isDeletedWorkspace(context, workspaceId)) {
    await retentions.deleteOne({ _id: workspaceId });
    throw commonRefusal('Unauthenticated');
  }
  context.log.info({ workspaceId, months, recordYears }, 'retention chosen');
  return findRetention(context, workspaceId);
}
