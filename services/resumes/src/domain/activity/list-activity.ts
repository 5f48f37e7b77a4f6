import type { ActivityKind } from '@shortlist/contracts/activity';
import type { Filter, Member } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { ActivityRecord } from '../../models/activity.js';
import { jobDocument } from '../../models/job.js';
import { behind, cursorOf } from '../read/cursor.js';

export interface AskedActivity {
  readonly userId?: string | undefined;
  readonly kind?: ActivityKind | undefined;
  /** `next` of the page before. One that was not given here begins at the newest. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Lines about private screenings are for their people. */
export function readableBy({ userId }: Pick<Member, 'userId'>): Filter<ActivityRecord> {
  return { $or: [{ onlyFor: null }, { onlyFor: userId }] };
}

const titleView = jobDocument.pick('title');

/** Fills in titles that were not read yet when a screening began. */
async function withTitles(
  { models }: Context,
  workspaceId: string,
  items: readonly ActivityRecord[],
): Promise<readonly ActivityRecord[]> {
  const ids = items.flatMap(({ jobId, title }) => (jobId !== null && !title ? [jobId] : []));
  if (ids.length === 0) return items;
  const jobs = await models.jobs.in(workspaceId).findReadable({ _id: { $in: ids } }, titleView);
  const titles = new Map(jobs.map(({ _id, title }) => [_id, title]));
  return items.map((item) => ({
    ...item,
    title: item.title || (titles.get(item.jobId ?? '') ?? null),
  }));
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
      $and: [readableBy(member), behind('at', after)],
    },
    undefined,
    { sort: { at: -1, _id: -1 }, limit: limit + 1 },
  );
  const items = found.slice(0, limit);
  const last = items.at(-1);
  const titled = await withTitles(context, member.workspaceId, items);
  return { items: titled, next: last && found.length > limit ? cursorOf(last.at, last._id) : null };
}
