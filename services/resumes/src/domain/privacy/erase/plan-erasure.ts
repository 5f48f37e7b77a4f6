import type { PersonRef } from '@shortlist/contracts/privacy';
import type { Context } from '../../../context.js';
import type { Erasure } from '../../../models/privacy/privacy-case.js';
import { isRunning } from '../../read/additions.js';
import { refusal } from '../../refusal.js';
import type { Kept } from '../find-kept.js';

/** Those of `kept` that are named. Throws PeopleChanged when one of them is not there any more. */
export function chosenOf(kept: readonly Kept[], people: readonly PersonRef[]): Kept[] {
  const chosen = kept.filter(({ job, anchor }) =>
    people.some(({ jobId, candidateId }) => jobId === job._id && candidateId === anchor._id),
  );
  const named = new Set(people.map(({ jobId, candidateId }) => `${jobId}.${candidateId}`));
  if (chosen.length !== named.size) throw refusal('PeopleChanged');
  return chosen;
}

/** While files are being scored, counts and charges of the screening are not settled. */
function requireRest({ job, files }: Kept): void {
  const isScored = files.every(
    ({ lateScoring: late }) => !late || (late.tokens !== null && !late.due),
  );
  const isOver = job.status === 'completed' || job.status === 'failed';
  if (isRunning(job) || !isOver || !isScored) throw refusal('ScreeningRunning');
}

/** Plans the erasure, screening by screening. Throws ScreeningRunning. */
export function planErasure(chosen: readonly Kept[]): Erasure[] {
  const byJob = new Map<string, Erasure>();
  for (const one of chosen) {
    requireRest(one);
    const { job, files } = one;
    const before = byJob.get(job._id);
    byJob.set(job._id, {
      jobId: job._id,
      places: job.places ?? job.total,
      people: (before?.people ?? 0) + 1,
      fileIds: [...(before?.fileIds ?? []), ...files.map(({ _id }) => _id)],
      fileNames: [...(before?.fileNames ?? []), ...files.map(({ fileName }) => fileName)],
    });
  }
  return [...byJob.values()];
}

/** How many comments go along. */
export async function countComments(
  { models }: Context,
  erasures: readonly Erasure[],
): Promise<number> {
  let sum = 0;
  for (const { jobId, fileIds } of erasures) {
    sum += await models.comments.everywhere.count({ jobId, candidateId: { $in: fileIds } });
  }
  return sum;
}
