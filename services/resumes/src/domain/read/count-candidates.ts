import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import type { JobCounts, JobRecord } from '../../models/job.js';
import { storedResult } from '../../models/result.js';

const outcomeView = candidateDocument.part(['status', 'unreadable', 'lostTokens'], {
  result: storedResult
    .pick({ status: true, score: true, tokensUsed: true })
    .nullable()
    .default(null),
});

export interface JobTally extends JobCounts {
  readonly queued: number;
  readonly scored: number;
  /** Readable files that the engine could not score. */
  readonly engineFailed: number;
  /** Tokens the engine really used on candidates; null when it reports none. */
  readonly tokensUsed: number | null;
}

/**
 * What the candidates of a job add up to. Always counted from the candidates themselves: a counter beside
 * them could be wrong after a crash between the two.
 */
export async function countCandidates(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
): Promise<JobTally> {
  const outcomes = await context.models.candidates.find({ runId }, outcomeView);
  const scored = outcomes.flatMap(({ result }) => (result ? [result] : []));
  const unreadable = outcomes.filter(({ status }) => status === 'unreadable');
  const tokens = [
    ...scored.flatMap(({ tokensUsed }) => (tokensUsed === null ? [] : [tokensUsed])),
    ...outcomes.flatMap(({ lostTokens }) => (lostTokens === 0 ? [] : [lostTokens])),
  ];
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
  const withStatus = (wanted: string) => scored.filter(({ status }) => status === wanted).length;
  return {
    queued: outcomes.filter(({ status }) => status === 'queued').length,
    scored: scored.length,
    shortlisted: withStatus('shortlisted'),
    rejected: withStatus('rejected'),
    review: withStatus('review'),
    unreadable: unreadable.length,
    engineFailed: unreadable.filter((one) => one.unreadable?.reason === 'engine-failed').length,
    averageScore:
      scored.length === 0
        ? null
        : Math.round(sum(scored.map(({ score }) => score)) / scored.length),
    tokensUsed: tokens.length === 0 ? null : sum(tokens),
  };
}
