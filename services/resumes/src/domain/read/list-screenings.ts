import type { Member } from '@shortlist/contracts/authorise';
import { containsText, type Filter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { isOneOf, visibleTo } from './access.js';
import { runningFilter } from './additions.js';
import { behind, cursorOf } from './cursor.js';
import { countForHistory, type HistoryRecord, listedView, shownJobs } from './list-history.js';

export interface ListScreeningsInput {
  readonly member: Member;
  /** Part of the title, compared without case. */
  readonly search?: string | undefined;
  /** `mine`: those that the member leads, reviews or hires for. */
  readonly whose: 'all' | 'mine';
  readonly state: 'all' | 'open' | 'running' | 'closed' | 'failed';
  /** `next` of the page before. One that was not given here begins at the newest. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface ScreeningPage {
  readonly jobs: readonly HistoryRecord[];
  readonly next: string | null;
  /** Over all pages. */
  readonly total: number;
}

const failed: Filter<JobRecord> = { status: { $in: ['failed', 'abandoned'] } };
const states: Readonly<Record<ListScreeningsInput['state'], Filter<JobRecord>>> = {
  all: {},
  open: { closedAt: null },
  running: { $or: [{ status: 'starting' }, runningFilter] },
  closed: { closedAt: { $ne: null } },
  failed,
};

function titled(search: string | undefined): Filter<JobRecord> {
  if (!search) return {};
  return { title: containsText(search) };
}

/** The jobs of a workspace that match, newest first, page by page; running ones are counted now. */
export async function listScreenings(
  context: Context,
  { member, search, whose, state, after, limit }: ListScreeningsInput,
): Promise<ScreeningPage> {
  const jobs = context.models.jobs.in(member.workspaceId);
  const seen = whose === 'mine' ? isOneOf(member) : visibleTo(member);
  const matching = { $and: [shownJobs, seen, states[state], titled(search)] };
  const [found, total] = await Promise.all([
    jobs.findReadable({ $and: [matching, behind('createdAt', after)] }, listedView, {
      sort: { createdAt: -1, _id: -1 },
      limit: limit + 1,
    }),
    jobs.count(matching),
  ]);
  const page = found.slice(0, limit);
  const last = page.at(-1);
  return {
    jobs: await countForHistory(context, page),
    next: last && found.length > limit ? cursorOf(last.createdAt, last._id) : null,
    total,
  };
}
