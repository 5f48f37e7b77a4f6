import type { Filter } from '@shortlist/service-kit';
import { z } from 'zod';
import type { Context } from '../../context.js';
import type { CandidateRecord } from '../../models/candidate.js';
import type { JobRecord, StoredCounts } from '../../models/job.js';
import {
  byPerson,
  isSet,
  ofPersons,
  type PeopleCounts,
  personKind,
  personSums,
  sumPeople,
} from './count-people.js';

/** Statuses and scores are those of persons, the other figures those of files. */
export interface CandidateTotals extends PeopleCounts {
  readonly queued: number;
  readonly scored: number;
  readonly unreadable: number;
  /** Readable files that the engine could not score. */
  readonly engineFailed: number;
  /** Tokens the engine really used on candidates; null when it reports none. */
  readonly tokensUsed: number | null;
  /** The same of the first upload alone, as additions are charged by themselves. */
  readonly own: { readonly scored: number; readonly tokensUsed: number | null };
}

/** Counts that are stored with a finished job. */
export function countsOf(totals: CandidateTotals): StoredCounts {
  const { shortlisted, rejected, review, unreadable, averageScore, persons, decided } = totals;
  return { shortlisted, rejected, review, unreadable, averageScore, persons, decided };
}

const used = { $ifNull: ['$result.tokensUsed', 0] };
const lost = { $ifNull: ['$lostTokens', 0] };
const stages = [
  {
    $group: {
      _id: {
        runId: '$runId',
        isAdded: isSet('$additionId'),
        file: '$status',
        isEngineFailure: { $eq: ['$unreadable.reason', 'engine-failed'] },
        person: { ...byPerson, status: { $ifNull: ['$result.status', ''] } },
      },
      ...ofPersons,
      tokens: { $sum: { $add: [used, lost] } },
      costly: {
        $sum: { $cond: [{ $or: [isSet('$result.tokensUsed'), { $ne: [lost, 0] }] }, 1, 0] },
      },
    },
  },
];
const fileGroup = personSums.extend({
  _id: z.object({
    runId: z.string(),
    isAdded: z.boolean(),
    file: z.string(),
    isEngineFailure: z.boolean(),
    /** Blank without a score. */
    person: personKind,
  }),
  tokens: z.number(),
  /** Of how many of them tokens are known. */
  costly: z.number(),
});
type FileGroup = z.output<typeof fileGroup>;

const isScored = ({ _id }: FileGroup) => _id.person.status !== '';

function sumOf(groups: readonly FileGroup[], valueOf: (group: FileGroup) => number): number {
  return groups.reduce((sum, group) => sum + valueOf(group), 0);
}

function filesIn(groups: readonly FileGroup[]): number {
  return sumOf(groups, ({ count }) => count);
}

function cost(groups: readonly FileGroup[]): CandidateTotals['own'] {
  const isKnown = sumOf(groups, ({ costly }) => costly) > 0;
  return {
    scored: filesIn(groups.filter(isScored)),
    tokensUsed: isKnown ? sumOf(groups, ({ tokens }) => tokens) : null,
  };
}

function addUp(groups: readonly FileGroup[]): CandidateTotals {
  const withStatus = (wanted: string) => groups.filter(({ _id }) => _id.file === wanted);
  const people = groups.filter(isScored).map(({ _id, ...sums }) => ({ ...sums, _id: _id.person }));
  return {
    ...sumPeople(people),
    queued: filesIn(withStatus('queued')),
    unreadable: filesIn(withStatus('unreadable')),
    engineFailed: filesIn(withStatus('unreadable').filter(({ _id }) => _id.isEngineFailure)),
    ...cost(groups),
    own: cost(groups.filter(({ _id }) => !_id.isAdded)),
  };
}

function group({ models }: Context, filter: Filter<CandidateRecord>): Promise<FileGroup[]> {
  return models.candidates.everywhere.aggregate(filter, stages, fileGroup);
}

/** Files of one addition that were scored with it, and the tokens the engine really used on them. */
export async function countAddition(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
  additionId: string,
): Promise<CandidateTotals['own']> {
  // A late score that a person asked for is charged separately.
  return cost(await group(context, { runId, additionId, lateScoring: null }));
}

/** Counts the candidates of a job in the database, from the candidates themselves. */
export async function countCandidates(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
): Promise<CandidateTotals> {
  return addUp(await group(context, { runId }));
}

/** The same for several jobs in one query, by `runId`. */
export async function countCandidatesOf(
  context: Context,
  runIds: readonly string[],
): Promise<ReadonlyMap<string, CandidateTotals>> {
  if (runIds.length === 0) return new Map();
  const groups = await group(context, { runId: { $in: [...runIds] } });
  const byRun = new Map<string, FileGroup[]>(runIds.map((runId) => [runId, []]));
  for (const one of groups) byRun.get(one._id.runId)?.push(one);
  return new Map([...byRun].map(([runId, its]) => [runId, addUp(its)]));
}
