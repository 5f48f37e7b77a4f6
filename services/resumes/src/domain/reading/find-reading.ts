import type { Filter, Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument, type CandidateRecord } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';
import { storedResult } from '../../models/result.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { totalPeople } from '../read/rows/total-people.js';
import { refusal } from '../refusal.js';
import { findAway } from './away.js';

const readView = candidateDocument.part(['position', 'override', 'readers', 'counted'], {
  result: storedResult.pick({ score: true }).nullable().default(null),
});
export type ReadPerson = Viewed<typeof readView>;

export interface FoundReading {
  readonly job: JobRecord;
  /** Everybody with a reader, in the order of the upload. */
  readonly people: readonly ReadPerson[];
  readonly undecided: number;
  /** Members of the workspace who are away, with the end of it. */
  readonly away: ReadonlyMap<string, Date>;
}

/** The scored persons of a screening, those without a decision or all with readers. */
export function findReadPeople(
  { models }: Context,
  { runId }: Pick<JobRecord, 'runId'>,
  which: 'undecided' | 'with-readers',
): Promise<ReadPerson[]> {
  const some: Filter<CandidateRecord> =
    which === 'undecided' ? { override: null } : { 'readers.0': { $exists: true } };
  return models.candidates.everywhere.findReadable(
    { ...some, runId, personId: null, status: 'scored' },
    readView,
    { sort: { position: 1 } },
  );
}

/** Finds the readers of a screening and their people. Throws JobNotFound. */
export async function findReading(context: Context, owner: JobOfMember): Promise<FoundReading> {
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  const [people, totals, away] = await Promise.all([
    job.split ? findReadPeople(context, job, 'with-readers') : [],
    totalPeople(context, job),
    findAway(context, job.workspaceId),
  ]);
  return { job, people, undecided: totals.candidates - totals.decided, away };
}
