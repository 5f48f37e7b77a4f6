import type { HistoryItem } from '@shortlist/contracts/job';

export interface HistoryFigures {
  readonly resumes: number;
  readonly shortlisted: number;
  /** Mean score of all scored candidates, rounded; null before the first. */
  readonly averageScore: number | null;
  readonly emailsSent: number;
}

/** Fixed sample numbers shown, marked 'Sample', until there is a history of one's own. */
export const sampleFigures: HistoryFigures = {
  resumes: 312,
  shortlisted: 74,
  averageScore: 61,
  emailsSent: 188,
};

/** The user's own figures over all screenings that were accepted. */
export function sumHistory(all: readonly HistoryItem[]): HistoryFigures {
  const history = all.filter(({ phase }) => phase !== 'starting');
  let scored = 0;
  let points = 0;
  for (const { averageScore, shortlisted, rejected, review = 0 } of history) {
    if (averageScore === null) continue;
    const own = shortlisted + rejected + review;
    scored += own;
    points += averageScore * own;
  }
  const sum = (pick: (item: HistoryItem) => number) =>
    history.reduce((total, item) => total + pick(item), 0);
  return {
    resumes: sum(({ total }) => total),
    shortlisted: sum(({ shortlisted }) => shortlisted),
    averageScore: scored === 0 ? null : Math.round(points / scored),
    emailsSent: sum(({ emailsSent }) => emailsSent),
  };
}

/** Open screenings that ended with rejection emails still to be sent, or with candidates whom a person must decide about. */
export function awaitingDecision(history: readonly HistoryItem[]): number {
  return history.filter(
    ({ status, closedAt, rejected, emailsSent, review = 0 }) =>
      status === 'completed' && !closedAt && (rejected > emailsSent || review > 0),
  ).length;
}
