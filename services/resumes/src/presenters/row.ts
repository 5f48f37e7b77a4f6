import type { CandidateRow } from '@shortlist/contracts/people';
import type { MailedJob } from '../domain/mail/cautions.js';
import type { Person } from '../domain/read/persons.js';
import { type Detail, presentCandidate } from './candidate.js';
import { presentRejectionEmail } from './rejection-email.js';

/** A person in a list. */
export function presentRow(job: MailedJob, person: Person, detail: Detail): CandidateRow {
  const email = presentRejectionEmail(job, person);
  const candidate = presentCandidate(person, detail);
  const { revision } = person.anchor;
  if (!email || detail.full) return { candidate, email, revision };
  const { subject: _subject, content: _content, ...bare } = email;
  return { candidate, email: bare, revision };
}
