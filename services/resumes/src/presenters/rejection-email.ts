import type { RejectionEmail } from '@shortlist/contracts/screening';
import { cautionsOf, type MailedJob } from '../domain/mail/cautions.js';
import { addressOf } from '../domain/outcome/addressee.js';
import { isUnsent } from '../domain/outcome/mail-state.js';
import type { Person } from '../domain/read/persons.js';

/** The rejection email drafted for a person, or null. */
export function presentRejectionEmail(job: MailedJob, person: Person): RejectionEmail | null {
  const { anchor, file } = person;
  const { draft } = anchor;
  if (!file.result || !draft || (draft.withdrawn && isUnsent(draft))) return null;
  const cautions = cautionsOf(job, person);
  const { subject, content, status, reason, sentAt, edited, to } = draft;
  return {
    candidateId: anchor._id,
    candidate: file.result.name,
    email: to ?? addressOf(anchor),
    subject,
    content,
    status,
    reason,
    sentAt: sentAt?.toISOString() ?? null,
    ...(edited && { edited }),
    ...(cautions.length > 0 && { cautions }),
  };
}
