import type { ScreeningTotals } from '@shortlist/contracts/people';
import type { Context } from '../../../context.js';
import type { JobRecord } from '../../../models/job.js';
import { hideTotals } from '../blind/hide-counts.js';
import { findJob, type JobOfMember, type ShownCandidate } from '../find-job.js';
import { standIns } from '../stand-ins.js';
import { anyWord } from './any-word.js';
import { findPage, type PersonPage } from './find-page.js';
import { rowView } from './row-view.js';
import { totalPeople } from './total-people.js';

export interface Overview {
  readonly job: JobRecord;
  readonly totals: ScreeningTotals;
  /** Files that are neither queued for the first time nor persons. */
  readonly unscored: readonly ShownCandidate[];
  /** Files scored or found unscorable so far. */
  readonly done: number;
  readonly page: PersonPage;
}

/** Files of a run with these have no score, and a reason why. */
const unscoredFields = {
  status: { $in: ['unreadable', 'queued'] as ('unreadable' | 'queued')[] },
  'unreadable.reason': anyWord,
};
const personFields = { personId: null, 'result.status': anyWord } as const;

/** The files without a score; those that can't be read have stand-ins. */
async function findUnscored(context: Context, job: JobRecord): Promise<ShownCandidate[]> {
  const { candidates } = context.models;
  const where = { runId: job.runId, ...unscoredFields };
  const [found, count] = await Promise.all([
    candidates.everywhere.findReadable(where, rowView, { sort: { position: 1 } }),
    candidates.everywhere.count(where),
  ]);
  if (found.length === count) return found;
  return [...found, ...(await standIns(context, job, found, unscoredFields))];
}

/**
 * All of a screening that does not grow with its candidates, and the first page of them, as the member sees both. Null when it is not the
 * user's. Of a screening of one page, candidates that can't be read are among the files without a score.
 */
export async function findOverview(
  context: Context,
  owner: JobOfMember,
  limit: number,
): Promise<Overview | null> {
  const job = await findJob(context, owner);
  if (!job) return null;
  const { userId } = owner.member;
  const [page, totals, unscored, queued] = await Promise.all([
    findPage(context, job, { limit, detail: 'row', userId }),
    totalPeople(context, job).then((all) => hideTotals(context, job, { totals: all, userId })),
    findUnscored(context, job),
    context.models.candidates.everywhere.count({ runId: job.runId, status: 'queued' }),
  ]);
  const anchors = page.persons.map(({ anchor }) => anchor);
  const isWhole = page.next !== null || anchors.length >= totals.candidates;
  const unknown = isWhole ? [] : await standIns(context, job, anchors, personFields);
  const again = unscored.filter(({ status }) => status === 'queued').length;
  const done = job.status === 'starting' ? 0 : job.total - (queued - again);
  return { job, totals, unscored: [...unscored, ...unknown], done, page };
}
