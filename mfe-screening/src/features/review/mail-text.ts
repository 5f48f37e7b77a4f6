import type { Candidate } from '@shortlist/contracts/screening';
import { standingOf } from '../../mails/mail.js';
import type { OutboxEntry } from '../../outbox/outbox-view.js';
import { formatMoment } from '../../screening/format-moment.js';

export interface MailTextInput {
  readonly candidate: Candidate;
  readonly hasDraft: boolean;
  /** The outbox's record of it. */
  readonly entry: OutboxEntry | undefined;
}

/** State of a candidate's rejection email, whatever their status is now; null when there is none, or while it waits. */
export function mailText({ candidate, hasDraft, entry }: MailTextInput): string | null {
  const { mail = null, keptBack } = candidate;
  const standing = standingOf(mail, entry);
  const reason = standing.reason ? ` ${standing.reason}` : '';
  switch (standing.state) {
    case 'queued':
      return null;
    case 'sent':
      return standing.at
        ? `A rejection email was sent on ${formatMoment(standing.at)}.`
        : 'A rejection email was sent.';
    case 'sending':
      return 'A rejection email is being sent.';
    case 'stopped':
      return `The rejection email was stopped before it left.${reason}`;
    case 'failed':
      return `The rejection email could not be sent.${reason}`;
    case 'unknown':
      return `A rejection email may have arrived; we will not resend it automatically.${reason}`;
    case 'other':
      return `The rejection email has an unknown status.${reason}`;
    case 'draft':
      if (!hasDraft) return null;
      if (candidate.addressDoubt !== undefined) {
        return 'A rejection email is drafted. Please check its address before you send.';
      }
      return keptBack
        ? 'A rejection email is drafted and kept back.'
        : 'A rejection email is drafted. Nothing is sent from here.';
  }
}
