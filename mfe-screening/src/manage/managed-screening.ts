import type { HistoryItem } from '@shortlist/contracts/job';

/** Fields of a screening needed to rename, close, delete it or add to it. */
export type ManagedScreening = Pick<
  HistoryItem,
  'jobId' | 'title' | 'status' | 'total' | 'closedAt' | 'adding' | 'phase'
>;

/** Title, or a fallback. */
export function nameOf({ title }: Pick<ManagedScreening, 'title'>): string {
  return title || 'Untitled screening';
}

/** `1 resume`, `12 resumes`. */
export function resumeCount(count: number): string {
  return count === 1 ? '1 resume' : `${count} resumes`;
}
