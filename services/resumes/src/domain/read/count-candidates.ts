import type { Viewed } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { candidateDocument } from '../../models/candidate.js';
import { storedOverride } from '../../models/decision.js';
import type { JobRecord, StoredCounts } from '../../models/job.js';
import { storedResult } from '../../models/result.js';

const outcomeView = candidateDocument.part(
  ['runId', 'additionId', 'status', 'unreadable', 'lostTokens', 'personId'],
  {
    counted: storedResult.pick({ score: true }).nullable().default(null),
    override: storedOverride.pick({ status: true }).nullable().default(null),
    result: storedResult
      .pick({ status: true, score: true, tokensUsed: true })
      .nullable()
      .default(null),
  },
);

/** Statuses and scores are those of persons, the other figures those of files. */
export interface CandidateTotals extends StoredCounts {
  readonly queued: number;
  readonly scored: number;
  readonly persons: number;
  /** Persons about whom a person decided. */
  readonly decided: number;
  /** Readable files that the engine could not score. */
  readonly engineFailed: number;
  /** Tokens the engine really used on candidates; null when it reports none. */
  readonly tokensUsed: number | null;
  /** The same of the first upload alone, as additions are charged by themselves. */
  readonly own: { readonly scored: number; readonly tokensUsed: number | null };
}

/** What of it is kept with a finished job. */
export function countsOf(totals: CandidateTotals): StoredCounts {
  const { shortlisted, rejected, review, unreadable, averageScore, persons, decided } = totals;
  return { shortlisted, rejected, review, unreadable, averageScore, persons, decided };
}

type Outcome = Viewed<typeof outcomeView>;

function cost(outcomes: readonly Pick<Outcome, 'result' | 'lostTokens'>[]) {
  const scored = outcomes.flatMap(({ result }) => (result ? [result] : []));
  const tokens = [
    ...scored.flatMap(({ tokensUsed }) => (tokensUsed === null ? [] : [tokensUsed])),
    ...outcomes.flatMap(({ lostTokens }) => (lostTokens === 0 ? [] : [lostTokens])),
  ];
  const tokensUsed = tokens.length === 0 ? null : tokens.reduce((sum, value) => sum + value, 0);
  return { scored: scored.length, tokensUsed };
}

function addUp(outcomes: readonly Outcome[]): CandidateTotals {
  const scored = outcomes.flatMap(({ result }) => (result ? [result] : []));
  const unscored = outcomes.filter(({ status }) => status === 'unreadable');
  const sum = (numbers: readonly number[]) => numbers.reduce((total, value) => total + value, 0);
  const persons = outcomes.flatMap(({ result, counted, personId, override }) =>
    result && personId === null
      ? [{ status: result.status, score: (counted ?? result).score, isDecided: override !== null }]
      : [],
  );
  const withStatus = (wanted: string) => persons.filter(({ status }) => status === wanted).length;
  return {
    queued: outcomes.filter(({ status }) => status === 'queued').length,
    scored: scored.length,
    persons: persons.length,
    decided: persons.filter(({ isDecided }) => isDecided).length,
    shortlisted: withStatus('shortlisted'),
    rejected: withStatus('rejected'),
    review: withStatus('review'),
    unreadable: unscored.length,
    engineFailed: unscored.filter(({ unreadable }) => unreadable?.reason === 'engine-failed')
      .length,
    averageScore:
      persons.length === 0
        ? null
        : Math.round(sum(persons.map(({ score }) => score)) / persons.length),
    tokensUsed: cost(outcomes).tokensUsed,
    own: cost(outcomes.filter(({ additionId }) => additionId === null)),
  };
}

/** Files of one addition that were scored with it, and the tokens the engine really used on them. */
export async function countAddition(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
  additionId: string,
): Promise<CandidateTotals['own']> {
  // What a person had scored late is charged by itself.
  const filter = { runId, additionId, lateScoring: null };
  return cost(await context.models.candidates.find(filter, outcomeView));
}

/**
 * What the candidates of a job add up to. Always counted from the candidates themselves: a counter beside
 * them could be wrong after a crash between the two.
 */
export async function countCandidates(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
): Promise<CandidateTotals> {
  return addUp(await context.models.candidates.find({ runId }, outcomeView));
}

/**
 * The same for several jobs in one query, by `runId`. Throws UnreadableDocumentError when any candidate can't be read.
 */
export async function countCandidatesOf(
  context: Context,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, CandidateTotals>> {
  if (runIds.length === 0) return new Map();
  const found = await context.models.candidates.find({ runId: { $in: [...runIds] } }, outcomeView);
  const byRun = new Map<string, Outcome[]>(runIds.map((runId) => [runId, []]));
  for (const outcome of found) byRun.get(outcome.runId)?.push(outcome);
  return new Map([...byRun].map(([runId, outcomes]) => [runId, addUp(outcomes)]));
}
