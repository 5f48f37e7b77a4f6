import type { JobDetail } from '@shortlist/contracts/job';
import type {
  CandidateRow,
  ChangedRows,
  ScreeningOverview,
  ScreeningTotals,
} from '@shortlist/contracts/people';
import type { Candidate } from '@shortlist/contracts/screening';
import type { Screening } from '../../screening/screening.js';

export const idOf = ({ candidate }: CandidateRow) => candidate.id;

/** Totals of some candidates, as the server counts them: without an average where a score is hidden. */
export function totalsOf(candidates: readonly Candidate[]): ScreeningTotals {
  const totals = { shortlisted: 0, rejected: 0, review: 0, decided: 0 };
  let sum = 0;
  let isHidden = false;
  for (const { status, score, override, hiddenUntilMarked = false } of candidates) {
    isHidden ||= hiddenUntilMarked;
    totals[status] += 1;
    totals.decided += override ? 1 : 0;
    sum += score;
  }
  const count = candidates.length;
  return {
    ...totals,
    candidates: count,
    averageScore: count === 0 || isHidden ? null : Math.round(sum / count),
  };
}

/** The rows of a job that came whole, as some changing operations answer. */
export function rowsOfJob({ candidates, rejectionEmails }: JobDetail): CandidateRow[] {
  const emails = new Map(rejectionEmails.map((email) => [email.candidateId, email]));
  return candidates.map((candidate) => ({ candidate, email: emails.get(candidate.id) ?? null }));
}

/** A job that came whole, without its candidates. */
export function overviewOfJob({
  candidates,
  rejectionEmails: _emails,
  ...job
}: JobDetail): ScreeningOverview {
  return { ...job, totals: totalsOf(candidates) };
}

const listsOfRows = new WeakMap<
  readonly CandidateRow[],
  Pick<Screening, 'candidates' | 'rejectionEmails'>
>();

/** The same rows are the same lists: what was worked out of a list holds until its rows change. */
function listsOf(rows: readonly CandidateRow[]): Pick<Screening, 'candidates' | 'rejectionEmails'> {
  const lists = listsOfRows.get(rows) ?? {
    candidates: rows.map(({ candidate }) => candidate),
    rejectionEmails: rows.map(({ email }) => email).filter((email) => email !== null),
  };
  listsOfRows.set(rows, lists);
  return lists;
}

/** Lists of a screening that the server has. */
export function screeningOfRows(
  overview: ScreeningOverview,
  rows: readonly CandidateRow[],
): Screening {
  return {
    origin: overview.engine.name === 'demo' ? 'demo' : 'screened',
    jobId: overview.jobId,
    title: overview.title,
    comparisonScore: overview.comparisonScore,
    ...listsOf(rows),
    criteria: overview.criteria,
    unreadable: overview.unreadable,
    engine: overview.engine,
    leftOut: overview.leftOut ?? [],
    rejectionTemplate: overview.rejectionTemplate ?? null,
  };
}

/** A change without what is known better: a later state of the same people. */
export function newerOf<Change extends Pick<ChangedRows, 'rows'>>(
  known: readonly CandidateRow[],
  change: Change,
): Change {
  const ids = new Set(change.rows.map(idOf));
  const concerned = known.filter((row) => ids.has(idOf(row)));
  const revisions = new Map(concerned.map((row) => [idOf(row), row.revision]));
  const isNewer = (row: CandidateRow) =>
    row.revision === undefined || row.revision >= (revisions.get(idOf(row)) ?? row.revision);
  return { ...change, rows: change.rows.filter(isNewer) };
}

/** The rows with a change in their places; who is new comes last. */
export function withChanges(
  rows: readonly CandidateRow[],
  { rows: changed, removed }: Pick<ChangedRows, 'rows' | 'removed'>,
): CandidateRow[] {
  const news = new Map(changed.map((row) => [idOf(row), row]));
  const gone = new Set(removed.filter((id) => !news.has(id)));
  const kept = rows
    .filter((row) => !gone.has(idOf(row)))
    .map((row) => {
      const now = news.get(idOf(row)) ?? row;
      news.delete(idOf(row));
      return now;
    });
  return [...kept, ...news.values()];
}
