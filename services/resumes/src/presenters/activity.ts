import type { Activity } from '@shortlist/contracts/activity';
import type { ActivityRecord } from '../models/activity.js';

/** A line of the activity, as members see it. */
export function presentActivity({
  _id,
  at,
  workspaceId: _workspace,
  expiresAt: _expiry,
  onlyFor: _readers,
  ...facts
}: ActivityRecord): Activity {
  return { ...facts, id: _id, at: at.toISOString() };
}
