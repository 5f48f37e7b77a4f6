import type { HistoryItem } from '@shortlist/contracts/job';

/** One line on what a screening needs next, e.g. `34 rejection emails to review · 2 could not be read`. */
export function describeScreening(item: HistoryItem): string {
  if (item.status === 'processing' && item.phase === 'starting') {
    return `Reading the files: ${item.filesRead ?? 0} of ${item.total}`;
  }
  if (item.status === 'processing') return `Processing: ${item.done} of ${item.total}`;
  if (item.status === 'failed') return item.failure ?? 'Could not be completed';
  if (item.status === 'other') return 'Unknown status. Please reload.';
  if (item.adding)
    return `${item.adding} added ${item.adding === 1 ? 'resume' : 'resumes'} to be scored`;
  const drafts = Math.max(0, item.rejected - item.emailsSent);
  const { review = 0 } = item;
  const parts = [
    review > 0 ? `${review} ${review === 1 ? 'candidate' : 'candidates'} to review` : '',
    drafts > 0 ? `${drafts} rejection ${drafts === 1 ? 'email' : 'emails'} to review` : '',
    item.emailsSent > 0 ? `${item.emailsSent} sent` : '',
    item.erased ? `${item.erased} deleted at their own request` : '',
    item.unreadable > 0 ? `${item.unreadable} could not be read` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' · ') : `Threshold ${item.comparisonScore}%`;
}
