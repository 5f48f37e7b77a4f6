import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { changeCandidate } from '../outcome/change-candidate.js';
import { groupPersons } from '../outcome/persons/group-persons.js';
import { markUngrouped } from '../outcome/persons/mark-ungrouped.js';
import { countPeople } from '../read/count-people.js';
import { findJob } from '../read/find-job.js';
import { completePersons, findFiles, resolvePersons } from '../read/find-persons.js';
import type { CandidateOfUser } from '../read/find-resume.js';
import { refusal } from '../refusal.js';
import type { PeopleChanged } from './change-people.js';

export interface SeparateFileInput extends CandidateOfUser {
  /** False: it is of the same person as others after all, if it reads so. */
  readonly separate: boolean;
  /** Email address of the person who says so. */
  readonly by: string;
}

const idView = candidateDocument.pick('_id');

async function personIds({ models }: Context, { runId }: JobRecord): Promise<Set<string>> {
  const found = await models.candidates.findReadable(
    { runId, status: 'scored', personId: null },
    idView,
  );
  return new Set(found.map(({ _id }) => _id));
}

/** All files of the person that a file is of. */
async function filesWith(context: Context, job: JobRecord, fileId: string): Promise<string[]> {
  const person = (await resolvePersons(context, job, [fileId])).get(fileId);
  if (person === undefined) throw refusal('CandidateNotFound');
  const [anchor] = await findFiles(context, job, [person]);
  return [fileId, person, ...(anchor?.files ?? []).map(({ id }) => id)];
}

function separateOne(context: Context, input: SeparateFileInput): Promise<boolean> {
  const { separate, by } = input;
  return changeCandidate(context, input, (job, file) => {
    if (!file.result || file.separate === separate) return null;
    const { name, status, score } = file.result;
    return {
      set: { separate },
      decision: {
        at: context.clock(),
        kind: separate ? 'separated' : 'merged',
        by,
        name,
        from: status,
        to: status,
        score,
        comparisonScore: job.comparisonScore,
        why: separate
          ? `${file.fileName} is not of the same person as other files.`
          : `${file.fileName} may be of the same person as other files again.`,
      },
    };
  });
}

/**
 * Says that a file is of another person than all other files, whatever they have in common, or takes that back. A
 * person that the file leaves keeps what was decided. Throws CandidateNotFound and JobNotComplete.
 */
export async function separateFile(
  context: Context,
  input: SeparateFileInput,
): Promise<PeopleChanged> {
  const { jobId, candidateId } = input;
  const job = await findJob(context, input);
  if (!job) throw refusal('CandidateNotFound');
  if (job.status !== 'completed' && job.status !== 'failed') throw refusal('JobNotComplete');
  const before = await filesWith(context, job, candidateId);
  const known = await personIds(context, job);
  // Before the file: after a crash in between the sweeper groups it.
  const mark = await markUngrouped(context, jobId);
  if (!(await separateOne(context, input))) throw refusal('CandidateNotFound');
  await groupPersons(context, jobId, { mark });
  const files = new Set([...before, ...(await filesWith(context, job, candidateId))]);
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
