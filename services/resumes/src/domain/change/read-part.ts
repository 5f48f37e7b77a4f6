import type { Context } from '../../context.js';
import type { JobRecord } from '../../models/job.js';
import { findJob, type JobOfMember } from '../read/find-job.js';
import { findFiles, type PersonRecord, resolvePersons } from '../read/find-persons.js';
import { refusal } from '../refusal.js';

/** A completed screening that the member sees. Throws JobNotFound and JobNotComplete. */
export async function findChangeable(context: Context, owner: JobOfMember): Promise<JobRecord> {
  const job = await findJob(context, owner);
  if (!job) throw refusal('JobNotFound');
  if (job.status !== 'completed' && job.status !== 'failed') throw refusal('JobNotComplete');
  return job;
}

/** Those that a part of a change is about, and the job as it was after that. */
export interface PartRead {
  /** Of persons, by the ids they were named by. */
  readonly ids: ReadonlyMap<string, string>;
  readonly byId: ReadonlyMap<string, PersonRecord>;
  readonly job: JobRecord;
}

/** Reads the people whom some ids name, then the job. Throws JobNotFound and JobNotComplete. */
export async function readPart(
  context: Context,
  owner: JobOfMember,
  { runId, ids: named }: { readonly runId: string; readonly ids: readonly string[] },
): Promise<PartRead> {
  const ids = await resolvePersons(context, { runId }, [...named]);
  const found = await findFiles(context, { runId }, [...new Set(ids.values())]);
  const byId = new Map(found.map((person) => [person._id, person]));
  // After the people: a job read before them could be older than what they already follow.
  const job = await findChangeable(context, owner);
  return { ids, byId, job };
}
