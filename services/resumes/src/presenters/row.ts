import type { CandidateRow } from '@shortlist/contracts/people';
import type { Person } from '../domain/read/persons.js';
import type { JobRecord } from '../models/job.js';
import { type Detail, presentCandidate } from './candidate.js';
import { presentRejectionEmail } from './rejection-email.js';

/** The part of a job that its rows depend on. */
export type RowJob = Pick<JobRecord, 'comparisonScore'>;

/** A person in a list. */
export function presentRow(_job: RowJob, person: Person, detail: Detail): CandidateRow {
  const email = presentRejectionEmail(person);
  if (!email || detail.full) return { candidate: presentCandidate(person, detail), email };
  const { subject: _subject, content: _content, ...bare } = email;
  return { candidate: presentCandidate(person, detail), email: bare };
}
