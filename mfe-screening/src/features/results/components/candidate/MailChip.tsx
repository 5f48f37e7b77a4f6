import type { Candidate, EmailStatus } from '@shortlist/contracts/screening';
import { Chip, type Tone } from '@shortlist/web-kit';

const states: Readonly<Record<EmailStatus, { text: string; tone: Tone } | null>> = {
  draft: null,
  failed: null,
  sending: { text: 'Rejection being sent', tone: 'warn' },
  sent: { text: 'Rejection sent', tone: 'warn' },
  unknown: { text: 'Rejection may have been sent', tone: 'warn' },
  other: { text: 'Rejection in an unknown state', tone: 'warn' },
};

/** Says that a rejection has left for a candidate, or may have, whatever their status is now. */
export function MailChip({ mail }: Pick<Candidate, 'mail'>) {
  const state = mail ? states[mail.status] : null;
  return state ? <Chip tone={state.tone}>{state.text}</Chip> : null;
}
