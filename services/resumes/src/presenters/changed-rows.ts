import type { ChangedRows } from '@shortlist/contracts/people';
import type { PeopleChanged } from '../domain/change/change-people.js';
import { totalsOf } from '../domain/read/rows/total-people.js';
import { presentRow } from './row.js';

/** What a change made of people. */
export function presentChangedRows(changed: PeopleChanged): ChangedRows {
  const { job, persons, removed, skipped, totals } = changed;
  return {
    rows: persons.map((person) => presentRow(job, person, { full: false })),
    removed: [...removed],
    skipped: [...skipped],
    totals: totalsOf(totals),
  };
}
