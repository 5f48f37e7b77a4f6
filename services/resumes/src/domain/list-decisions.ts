import type { Context } from '../context.js';
import type { CandidateRecord, StoredDecision, StoredResult } from '../models/candidate.js';
import type { JobRecord } from '../models/job.js';

export interface CandidateDecision extends StoredDecision {
  readonly candidateId: string;
  readonly fileName: string;
  readonly nameGuessed: boolean;
}

type Decided = Pick<CandidateRecord, '_id' | 'fileName' | 'decisions'> & {
  readonly result: Pick<StoredResult, 'flags'> | null;
};

/** Every decision on the candidates of a job, oldest first. */
export async function listDecisions(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
): Promise<CandidateDecision[]> {
  const candidates = await context.models.candidates
    .find({ runId }, { fileName: 1, decisions: 1, 'result.flags': 1 })
    .sort({ position: 1 })
    .lean<Decided[]>();
  return candidates
    .flatMap(({ _id, fileName, decisions, result }) => {
      const nameGuessed = result?.flags.some(({ kind }) => kind === 'name-guessed') ?? false;
      return decisions.map((decision) => ({
        ...decision,
        candidateId: _id,
        fileName,
        nameGuessed,
      }));
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}
