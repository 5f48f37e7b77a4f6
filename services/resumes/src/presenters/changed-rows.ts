import type { ChangedRows, ScreeningTotals } from '@shortlist/contracts/people';
import type { PeopleChanged } from '../domain/change/change-people.js';
import { presentRow } from './row.js';

export interface ChangeViewed {
  /** The member to whom it is shown. */
  readonly userId: string;
  /** As that member sees them. */
  readonly totals: ScreeningTotals;
}

/** Presents people after a change. */
export function presentChangedRows(
  changed: PeopleChanged,
  { userId, totals }: ChangeViewed,
): ChangedRows {
  const { job, persons, removed, skipped, revisions } = changed;
  return {
    rows: persons.map((person) => presentRow(job, person, { full: false, userId })),
    removed: [...removed],
    skipped: [...skipped],
    totals,
    ...(revisions && { revisions }),
  };
}
