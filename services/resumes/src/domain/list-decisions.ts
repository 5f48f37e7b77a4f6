import type { Context } from '../context.js';
import type { CandidateRecord, StoredDecision } from '../models/candidate.js';
import type { JobRecord } from '../models/job.js';

export interface CandidateDecision extends StoredDecision {
  readonly candidateId: string;
  readonly fileName: string;
}

/** Every decision on the candidates of a job, oldest first. */
export async function listDecisions(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
): Promise<CandidateDecision[]> {
  const candidates = await context.models.candidates
    .find({ runId }, { fileName: 1, decisions: 1 })
    .sort({ position: 1 })
    .lean<Pick<CandidateRecord, '_id' | 'fileName' | 'decisions'>[]>();
  return candidates
    .flatMap(({ _id, fileName, decisions }) =>
      decisions.map((decision) => ({ ...decision, candidateId: _id, fileName })),
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}
