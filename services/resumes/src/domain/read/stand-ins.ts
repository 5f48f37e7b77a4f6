import type { Filter } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument, type CandidateRecord } from '../../models/candidate.js';
import type { JobRecord } from '../../models/job.js';

const MESSAGE =
  'This version of Shortlist can’t read the stored data of this file. Nothing is lost: ask your administrator to update Shortlist.';

const knownView = candidateDocument.pick('jobId', 'runId', 'workspaceId', 'position', 'fileName');

/**
 * Files without a score, shown in place of candidates that can't be read, so that nobody takes those for lost and the
 * others are still shown. `where` says which candidates are meant; default: all of the run.
 */
export async function standIns(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
  readable: readonly Pick<CandidateRecord, '_id'>[],
  where: Filter<CandidateRecord> = {},
): Promise<CandidateRecord[]> {
  const all = await context.models.candidates.everywhere.findReadable(
    { runId, ...where },
    knownView,
  );
  const shown = new Set(readable.map(({ _id }) => _id));
  const missing = all.filter(({ _id }) => !shown.has(_id));
  const never = new Date(0);
  return missing.map((known) =>
    candidateDocument.schema.parse({
      ...known,
      status: 'unreadable',
      unreadable: { reason: 'corrupt', message: MESSAGE },
      republishAt: never,
      createdAt: never,
      expiresAt: never,
    }),
  );
}
