import type { RejectionEmail } from '@shortlist/contracts/screening';
import { cautionsOf, type MailedJob } from '../domain/mail/cautions.js';
import { addressOf } from '../domain/outcome/addressee.js';
import { isUnsent } from '../domain/outcome/mail-state.js';
import { isHiddenFrom } from '../domain/read/blind/hidden-people.js';
import type { Person } from '../domain/read/persons.js';
import type { JobRecord } from '../models/job.js';

/** The rejection email drafted for a person; null without one, and for a member who is yet to mark the person unaware of it. */
export function presentRejectionEmail(
  job: MailedJob & Pick<JobRecord, 'split'>,
  person: Person,
  userId: string,
): RejectionEmail | null {
  const { anchor, file } = person;
  const { draft } = anchor;
  if (isHiddenFrom(job, anchor, userId)) return null;
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
