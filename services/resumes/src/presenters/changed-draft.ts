import type { RejectionEmail } from '@shortlist/contracts/screening';
import type { DraftChanged } from '../domain/change/edit-draft.js';
import { presentRejectionEmail } from './rejection-email.js';

/** The rejection email that a change left. */
export function presentChangedDraft({ job, person }: DraftChanged, userId: string): RejectionEmail {
  const email = presentRejectionEmail(job, person, userId);
  if (!email) throw new Error('A changed draft is there.');
  return email;
}
