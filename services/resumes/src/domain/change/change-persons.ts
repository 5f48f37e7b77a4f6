import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { groupPersons } from '../outcome/persons/group-persons.js';
import { markUngrouped } from '../outcome/persons/mark-ungrouped.js';
import { countPeople } from '../read/count-people.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { completePersons, findFiles, resolvePersons } from '../read/find-persons.js';
import { refusal } from '../refusal.js';
import type { PeopleChanged } from './change-people.js';

export interface PersonsInput extends JobOfMember {
  /** Files that are to belong to other persons than before. */
  readonly fileIds: readonly string[];
}

const idView = candidateDocument.pick('_id');

async function personIds({ models }: Context, { runId }: JobRecord): Promise<Set<string>> {
  const found = await models.candidates.everywhere.findReadable(
    { runId, status: 'scored', personId: null },
    idView,
  );
  return new Set(found.map(({ _id }) => _id));
}

/** All files of the persons that some files are of, and of those who may be the same. */
async function filesWith(
  context: Context,
  job: JobRecord,
  fileIds: readonly string[],
): Promise<string[]> {
  const persons = await resolvePersons(context, job, fileIds);
  if (fileIds.some((id) => !persons.has(id))) throw refusal('CandidateNotFound');
  const anchors = await findFiles(context, job, [...new Set(persons.values())]);
  return anchors.flatMap(({ _id, files, sharesAddress, links }) => [
    _id,
    ...files.map(({ id }) => id),
    ...sharesAddress,
    ...links.map(({ id }) => id),
  ]);
}

/**
 * Changes what is known of whose some files are, and groups the files of the screening again; answers with all persons
 * who may have changed. `change` answers false when a file is gone. Throws CandidateNotFound, JobNotComplete, and
 * the refusals of `change`.
 */
export async function changePersons(
  context: Context,
  input: PersonsInput,
  change: () => Promise<boolean>,
): Promise<PeopleChanged> {
  const { jobId, fileIds } = input;
  const job = await findJob(context, input);
  if (!job) throw refusal('CandidateNotFound');
  if (job.status !== 'completed' && job.status !== 'failed') throw refusal('JobNotComplete');
  const before = await filesWith(context, job, fileIds);
  const known = await personIds(context, job);
  // Before the files: after a crash in between the sweeper groups them.
  const mark = await markUngrouped(context, jobId);
  try {
    if (!(await change())) throw refusal('CandidateNotFound');
  } finally {
    // Also after a refusal: the files are marked by now.
    await groupPersons(context, jobId, { mark });
  }
  const files = new Set([...fileIds, ...before, ...(await filesWith(context, job, fileIds))]);
  const now = await personIds(context, job);
  const concerned = await resolvePersons(context, job, [...files]);
  const anchors = await findFiles(context, job, [...new Set(concerned.values())]);
  return {
    job,
    persons: await completePersons(context, job, anchors),
    removed: [...known].filter((id) => !now.has(id)),
    skipped: [],
    totals: await countPeople(context, job),
  };
}
