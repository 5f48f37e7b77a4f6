import type { CandidateRow } from '@shortlist/contracts/people';
import type { MailedJob } from '../domain/mail/cautions.js';
import type { Person } from '../domain/read/persons.js';
import type { JobRecord } from '../models/job.js';
import { presentCandidate } from './candidate.js';
import { presentRejectionEmail } from './rejection-email.js';

export interface RowDetail {
  /** False leaves out quotes, places, words and the email's text. */
  readonly full: boolean;
  /** The member to whom it is shown. */
  readonly userId: string;
}

/** A person in a list. */
export function presentRow(
  job: MailedJob & Pick<JobRecord, 'split'>,
  person: Person,
  { full, userId }: RowDetail,
): CandidateRow {
  const email = presentRejectionEmail(job, person, userId);
  const candidate = presentCandidate(person, { job, full, userId });
  const { revision } = person.anchor;
  if (!email || full) return { candidate, email, revision };
  const { subject: _subject, content: _content, ...bare } = email;
  return { candidate, email: bare, revision };
}
