import type { Candidate } from '@shortlist/contracts/screening';
import { formatMoment } from '../../screening/format-moment.js';

/** What became of a candidate's rejection email, whatever their status is now; null when there is none. */
export function mailText(candidate: Candidate, hasDraft: boolean): string | null {
  const { mail, keptBack } = candidate;
  const reason = mail?.reason ? ` ${mail.reason}` : '';
  switch (mail?.status) {
    case 'sent':
      return mail.sentAt
        ? `A rejection email was sent on ${formatMoment(mail.sentAt)}.`
        : 'A rejection email was sent.';
    case 'sending':
      return 'A rejection email is being sent.';
    case 'failed':
      return `The rejection email could not be sent.${reason}`;
    case 'unknown':
      return `A rejection email may have arrived; it is never sent again by itself.${reason}`;
    case 'other':
      return `Something became of the rejection email that this page does not know.${reason}`;
    case 'draft':
    case undefined:
      if (!hasDraft) return null;
      return keptBack
        ? 'A rejection email is drafted and kept back.'
        : 'A rejection email is drafted. Nothing is sent from here.';
  }
}
