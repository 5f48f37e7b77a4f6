import type { RejectionEmail } from '@shortlist/contracts/screening';
import { isUnsent } from '../domain/outcome/mail-state.js';
import type { Person } from '../domain/read/persons.js';

/** The rejection email drafted for a person, or null. */
export function presentRejectionEmail({ anchor, file }: Person): RejectionEmail | null {
  const { draft, counted } = anchor;
  if (!file.result || !draft || (draft.withdrawn && isUnsent(draft))) return null;
  const { subject, content, status, reason, sentAt, edited, to } = draft;
  return {
    candidateId: anchor._id,
    candidate: file.result.name,
    email: to ?? counted?.email ?? file.result.email,
    subject,
    content,
    status,
    reason,
    sentAt: sentAt?.toISOString() ?? null,
    ...(edited && { edited }),
  };
}
