import type { HistoryItem } from '@shortlist/contracts/job';
import type { ChipProps } from '@shortlist/web-kit';

export interface TeamState {
  readonly text: string;
  readonly tone: NonNullable<ChipProps['tone']>;
}

/** People of a screening who have a score. */
export function peopleIn({ shortlisted, rejected, review = 0 }: HistoryItem): number {
  return shortlisted + rejected + review;
}

/** How far a screening is, for members who did not start it. */
export function teamStateOf(item: HistoryItem): TeamState {
  if (item.closedAt) return { text: 'Closed', tone: 'neutral' };
  if (item.status === 'failed') return { text: 'Failed', tone: 'bad' };
  if (item.needsPerson) return { text: 'Action needed', tone: 'warn' };
  if (item.status === 'processing' || item.adding) {
    return { text: `Scoring ${item.done} of ${item.total}`, tone: 'neutral' };
  }
  const { review = 0, decided = 0 } = item;
  if (review > 0) return { text: 'Reviewing', tone: 'info' };
  if (item.rejected > item.emailsSent) return { text: 'Rejections to check', tone: 'warn' };
  if (item.emailsSent > 0) return { text: 'Emails sent', tone: 'good' };
  if (decided >= peopleIn(item)) return { text: 'Decided', tone: 'good' };
  return { text: 'Reviewing', tone: 'info' };
}

/** The user leads, reviews or hires for it. */
export function isMine({ people }: HistoryItem, userId: string | undefined): boolean {
  if (!people || userId === undefined) return false;
  const { leadId, reviewerIds, managerIds } = people;
  return [leadId, ...reviewerIds, ...managerIds].includes(userId);
}
