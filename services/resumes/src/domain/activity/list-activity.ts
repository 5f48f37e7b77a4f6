import type { ActivityKind } from '@shortlist/contracts/activity';
import type { Member } from '@shortlist/service-kit';
import type { QueryFilter } from 'mongoose';
import type { Context } from '../../context.js';
import type { ActivityRecord } from '../../models/activity.js';

export interface AskedActivity {
  readonly userId?: string | undefined;
  readonly kind?: ActivityKind | undefined;
  /** `next` of the page before. One that was not given here begins at the newest. */
  readonly after?: string | undefined;
  readonly limit: number;
}

const cursorOf = ({ at, _id }: ActivityRecord) => `${at.getTime()}_${_id}`;

function behind(after: string | undefined): QueryFilter<ActivityRecord> {
  const [, time, id] = /^(\d{1,15})_(.+)$/.exec(after ?? '') ?? [];
  if (time === undefined || id === undefined) return {};
  const at = new Date(Number(time));
  return { $or: [{ at: { $lt: at } }, { at, _id: { $lt: id } }] };
}

/** Lines about private screenings are for their people. */
export function readableBy({ userId }: Pick<Member, 'userId'>): QueryFilter<ActivityRecord> {
  return { $or: [{ onlyFor: null }, { onlyFor: userId }] };
}

/** The activity of the member's workspace, newest first, without private screenings of others. */
export async function listActivity(
  context: Context,
  member: Member,
  { userId, kind, after, limit }: AskedActivity,
): Promise<{ readonly items: readonly ActivityRecord[]; readonly next: string | null }> {
  const found = await context.models.activities.in(member.workspaceId).findReadable(
    {
      ...(userId === undefined ? {} : { userId }),
      ...(kind === undefined ? {} : { kind }),
      $and: [readableBy(member), behind(after)],
    },
    undefined,
    { sort: { at: -1, _id: -1 }, limit: limit + 1 },
  );
  const items = found.slice(0, limit);
  const last = items.at(-1);
  return { items, next: last && found.length > limit ? cursorOf(last) : null };
}
