import type { Candidate, EmailStatus } from '@shortlist/contracts/screening';

const texts: Readonly<Record<EmailStatus, string | null>> = {
  draft: null,
  failed: null,
  sending: 'Rejection being sent',
  sent: 'Rejection sent',
  unknown: 'Rejection may have been sent',
  other: 'Rejection in an unknown state',
};

/** Says in a few words that a rejection has left, or may have; null when none has. */
export function mailText({ mail }: Pick<Candidate, 'mail'>): string | null {
  return mail ? texts[mail.status] : null;
}
