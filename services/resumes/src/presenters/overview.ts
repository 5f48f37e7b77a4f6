import type { RowPage, ScreeningOverview } from '@shortlist/contracts/people';
import type { Overview } from '../domain/read/rows/find-overview.js';
import type { PersonPage } from '../domain/read/rows/find-page.js';
import type { JobRecord } from '../models/job.js';
import { presentUnscored } from './candidate.js';
import { presentHistoryItem } from './job.js';
import { presentSplit } from './reading.js';
import { presentRejectionTemplate } from './rejection-template.js';
import { presentRow } from './row.js';

/** A page of a screening's persons. */
export function presentPage(
  job: JobRecord,
  { persons, next }: PersonPage,
  { detail, userId }: { readonly detail: 'row' | 'full'; readonly userId: string },
): RowPage {
  const full = detail === 'full';
  return { rows: persons.map((person) => presentRow(job, person, { full, userId })), next };
}

/** A screening without its candidates. */
export function presentOverview({ job, totals, unscored, done }: Overview): ScreeningOverview {
  const unreadable = unscored.flatMap((file) => presentUnscored(file) ?? []);
  const { candidates: _persons, decided: _decided, ...sums } = totals;
  const { unreadable: _count, ...summary } = presentHistoryItem({
    ...job,
    doneFiles: done,
    counts: { ...sums, unreadable: unreadable.length },
  });
  const split = presentSplit(job);
  return {
    ...summary,
    jobDescription: job.jobDescription,
    engine: job.engine,
    criteria: [...((job.prepared ?? job.given)?.criteria ?? [])],
    unreadable,
    failure: job.failure,
    rejectionTemplate: presentRejectionTemplate(job),
    leftOut: [...(job.prepared?.leftOut ?? [])],
    totals,
    revision: job.changes,
    ...(split && { split }),
  };
}
