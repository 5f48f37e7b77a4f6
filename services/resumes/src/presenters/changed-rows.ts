import type { ChangedRows, ScreeningTotals } from '@shortlist/contracts/people';
import type { PeopleChanged } from '../domain/change/change-people.js';
import type { CandidateTotals } from '../domain/read/count-candidates.js';
import { presentRow } from './row.js';

/** What the scored candidates of a screening add up to. */
function presentTotals(totals: CandidateTotals): ScreeningTotals {
  const { persons, shortlisted, rejected, review, decided, averageScore } = totals;
  return { candidates: persons, shortlisted, rejected, review, decided, averageScore };
}

/** What a change made of people. */
export function presentChangedRows(changed: PeopleChanged): ChangedRows {
  const { job, persons, removed, skipped, totals, revisions } = changed;
  return {
    rows: persons.map((person) => presentRow(job, person, { full: false })),
    removed: [...removed],
    skipped: [...skipped],
    totals: presentTotals(totals),
    ...(revisions && { revisions }),
  };
}
