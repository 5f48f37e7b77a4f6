import type { ChangedRows } from '@shortlist/contracts/people';
import type { PeopleChanged } from '../domain/change/change-people.js';
import { totalsOf } from '../domain/read/rows/total-people.js';
import { presentRow } from './row.js';

/** Presents people after a change. */
export function presentChangedRows(changed: PeopleChanged): ChangedRows {
  const { job, persons, removed, skipped, totals, revisions } = changed;
  return {
    rows: persons.map((person) => presentRow(job, person, { full: false })),
    removed: [...removed],
    skipped: [...skipped],
    totals: totalsOf(totals),
    ...(revisions && { revisions }),
  };
}
