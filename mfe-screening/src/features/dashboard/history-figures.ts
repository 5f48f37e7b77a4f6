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

/** Screenings that ended with rejection emails still to be sent, or with candidates whom a person must decide about. */
export function awaitingDecision(history: readonly HistoryItem[]): number {
  return history.filter(
    ({ status, rejected, emailsSent, review = 0 }) =>
      status === 'completed' && (rejected > emailsSent || review > 0),
  ).length;
}

/** One line on what a screening needs next, e.g. `34 rejection emails to review · 2 could not be read`. */
export function describeScreening(item: HistoryItem): string {
  if (item.status === 'processing' && item.phase === 'starting') {
    return `Reading the files: ${item.filesRead ?? 0} of ${item.total}`;
  }
  if (item.status === 'processing') return `Processing: ${item.done} of ${item.total}`;
  if (item.status === 'failed') return item.failure ?? 'Could not be completed';
  if (item.status === 'other') return 'In a state this page does not know: please reload it';
  const drafts = Math.max(0, item.rejected - item.emailsSent);
  const { review = 0 } = item;
  const parts = [
    review > 0 ? `${review} ${review === 1 ? 'needs' : 'need'} a person` : '',
    drafts > 0 ? `${drafts} rejection ${drafts === 1 ? 'email' : 'emails'} to review` : '',
    item.emailsSent > 0 ? `${item.emailsSent} sent` : '',
    item.unreadable > 0 ? `${item.unreadable} could not be read` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' · ') : `Threshold ${item.comparisonScore}%`;
}
