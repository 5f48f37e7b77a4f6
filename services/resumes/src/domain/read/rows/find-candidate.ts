import type { Context } from '../../../context.js';
import type { JobRecord } from '../../../models/job.js';
import { findJob, shownView } from '../find-job.js';
import type { CandidateOfMember } from '../find-resume.js';
import type { Person } from '../persons.js';
import { completePersons } from './find-page.js';

export interface FoundCandidate {
  readonly job: JobRecord;
  readonly person: Person;
  /** The same person by the file that was asked for, else by the one that counts. */
  readonly shown: Person;
}

/**
 * The person whom a file of a job belongs to, with all evidence; null when there is none. With `fileId`
 * score and evidence are those of that file, if it is one of the person's.
 */
export async function findCandidate(
  context: Context,
  { candidateId, ...owner }: CandidateOfMember,
  fileId?: string,
): Promise<FoundCandidate | null> {
  const { candidates } = context.models;
  const job = await findJob(context, owner);
  if (!job) return null;
  const { runId } = job;
  const find = (id: string) =>
    candidates.everywhere.findOne({ _id: id, runId, 'result.score': { $gte: 0 } }, shownView);
  const named = await find(candidateId);
  const anchor = named?.personId ? ((await find(named.personId)) ?? named) : named;
  if (!anchor) return null;
  const [person] = await completePersons(context, [anchor], shownView);
  if (!person) return null;
  if (fileId === undefined || fileId === person.file._id) return { job, person, shown: person };
  const file = await find(fileId);
  if (!file || (file.personId ?? file._id) !== anchor._id) return null;
  return { job, person, shown: { ...person, anchor: { ...person.anchor, counted: null }, file } };
}
