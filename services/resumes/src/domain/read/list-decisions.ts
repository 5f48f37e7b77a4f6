import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { StoredDecision } from '../../models/decision.js';
import type { JobRecord } from '../../models/job.js';
import { storedResult } from '../../models/result.js';

export interface CandidateDecision extends StoredDecision {
  readonly candidateId: string;
  readonly fileName: string;
  readonly nameGuessed: boolean;
}

const decidedView = candidateDocument.part(['fileName', 'decisions'], {
  result: storedResult.pick({ flags: true }).nullable().default(null),
});

/** Every decision on the candidates of a job, oldest first. */
export async function listDecisions(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
): Promise<CandidateDecision[]> {
  const candidates = await context.models.candidates.find({ runId }, decidedView, {
    sort: { position: 1 },
  });
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
