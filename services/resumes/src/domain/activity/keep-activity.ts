import type { ActivityFacts } from '@shortlist/contracts/activity';
import { retentionMonths } from '@shortlist/contracts/constants';
import { isDeletedWorkspace } from '@shortlist/service-kit';
import type { Context } from '../../context.js';

export interface Act {
  readonly activityId: string;
  readonly workspaceId: string;
  /** Null: Shortlist itself. */
  readonly userId: string | null;
  readonly at: Date;
  readonly facts: ActivityFacts;
  /** Members who may read it; null: all who read the activity. */
  readonly onlyFor: readonly string[] | null;
}

const monthsPerYear = 12;

/** Years that decision records of a workspace outlive their screening; null: they go with it. */
export async function recordYearsOf(
  { models }: Context,
  workspaceId: string,
): Promise<number | null> {
  const chosen = await models.retentions.findOne({ _id: workspaceId });
  return chosen?.recordYears ?? null;
}

/** Months that a line of the activity is kept: as long as a decision record, else as long as screenings at most. */
export async function keptMonths(context: Context, workspaceId: string): Promise<number> {
  const years = await recordYearsOf(context, workspaceId);
  return years === null ? retentionMonths.most : years * monthsPerYear;
}

/**
 * Stores a line of the activity; the same one again changes nothing. Takes it back where its subject `isGone` by then:
 * by default a deleted workspace.
 */
export async function keepActivity(
  context: Context,
  { activityId, workspaceId, userId, at, facts, onlyFor }: Act,
  isGone: () => Promise<boolean> = () => isDeletedWorkspace(context, workspaceId),
): Promise<void> {
  const activities = context.models.activities.in(workspaceId);
  const expiresAt = new Date(at);
  expiresAt.setUTCMonth(expiresAt.getUTCMonth() + (await keptMonths(context, workspaceId)));
  await activities.createMissing([{ ...facts, _id: activityId, userId, at, onlyFor, expiresAt }]);
  if (await isGone()) await activities.deleteOne({ _id: activityId });
}
