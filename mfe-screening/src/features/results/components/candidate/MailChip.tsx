import type { Candidate } from '@shortlist/contracts/screening';
import { Chip } from '@shortlist/web-kit';
import { mailText } from './mail-state.js';

/** Says that a rejection has left for a candidate, or may have, whatever their status is now. */
export function MailChip({ mail }: Pick<Candidate, 'mail'>) {
  const text = mailText({ mail });
  return text === null ? null : <Chip tone="warn">{text}</Chip>;
}
