import type { Filter } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { candidateDocument, type CandidateRecord } from '../../../models/candidate.js';
import type { JobRecord } from '../../../models/job.js';
import type { PersonAnchor } from '../persons.js';
import { openReadings } from './count-assigned.js';

type SplitJob = Pick<JobRecord, 'split'>;
type ReadJob = Pick<JobRecord, 'runId' | 'split' | 'workspaceId'>;

/**
 * True while a member is to mark a person as one of two blind readers: until then they see nothing by which the person was
 * scored, sorted or decided.
 */
export function isHiddenFrom(
  { split }: SplitJob,
  { readers, override, personId }: Pick<PersonAnchor, 'readers' | 'override' | 'personId'>,
  userId: string,
): boolean {
  if (!split?.isBlind || override || personId !== null) return false;
  return readers.some((reader) => reader.userId === userId && reader.mark === null);
}

/** Finds whom `isHiddenFrom` is true of, by the index of readers; null in a screening that nobody reads blind. */
export function hiddenFilter(
  { runId, split, workspaceId }: ReadJob,
  userId: string,
): Filter<CandidateRecord> | null {
  return split?.isBlind ? { workspaceId, runId, ...openReadings(userId) } : null;
}

/** Leaves out whom `hiddenFilter` finds, among persons. */
export function shownFilter({ split }: SplitJob, userId: string): Filter<CandidateRecord> {
  if (!split?.isBlind) return {};
  const isOpen = { $elemMatch: { userId, mark: null } };
  return { $or: [{ override: { $ne: null } }, { readers: { $not: isOpen } }] };
}

const idView = candidateDocument.pick('_id');

/** Ids of all files of the persons of a screening who are hidden from a member. */
export async function findHidden(
  { models }: Context,
  job: ReadJob,
  userId: string,
): Promise<ReadonlySet<string>> {
  const filter = hiddenFilter(job, userId);
  if (!filter) return new Set();
  const { candidates } = models;
  const persons = await candidates.everywhere.findReadable(filter, idView);
  const ids = persons.map(({ _id }) => _id);
  if (ids.length === 0) return new Set();
  const { runId } = job;
  const files = await candidates.everywhere.findReadable({ runId, personId: { $in: ids } }, idView);
  return new Set([...ids, ...files.map(({ _id }) => _id)]);
}
