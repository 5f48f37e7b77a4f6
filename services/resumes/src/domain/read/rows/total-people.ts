import type { ScreeningTotals } from '@shortlist/contracts/people';
import { z } from 'zod';
import type { Context } from '../../../context.js';
import type { JobRecord } from '../../../models/job.js';
import { anyWord } from './any-word.js';

const isPerson = { $eq: [{ $ifNull: ['$personId', null] }, null] };
const score = { $ifNull: ['$counted.score', '$result.score'] };

const sums = z.object({
  candidates: z.number(),
  shortlisted: z.number(),
  rejected: z.number(),
  decided: z.number(),
  scores: z.number(),
});

function sumWhere(...conditions: readonly object[]) {
  return { $sum: { $cond: [{ $and: [isPerson, ...conditions] }, 1, 0] } };
}

/** The fields are those of one index, so that the database reads nothing else. */
const adding = [
  {
    $group: {
      _id: null,
      candidates: sumWhere(),
      shortlisted: sumWhere({ $eq: ['$result.status', 'shortlisted'] }),
      rejected: sumWhere({ $eq: ['$result.status', 'rejected'] }),
      decided: sumWhere({ $ne: [{ $ifNull: ['$override.status', null] }, null] }),
      scores: { $sum: { $cond: [isPerson, score, 0] } },
    },
  },
];

/**
 * What the scored persons of a screening add up to now. Always added up by the database from the candidates themselves;
 * a status that only a newer release knows counts as one that a person must decide.
 */
export async function totalPeople(
  context: Context,
  { runId }: Pick<JobRecord, 'runId'>,
): Promise<ScreeningTotals> {
  const filter = { runId, 'result.status': anyWord };
  const [found] = await context.models.candidates.aggregate(filter, adding, sums);
  if (!found || found.candidates === 0) {
    const none = { candidates: 0, shortlisted: 0, rejected: 0, review: 0, decided: 0 };
    return { ...none, averageScore: null };
  }
  const { scores, ...counts } = found;
  return {
    ...counts,
    review: counts.candidates - counts.shortlisted - counts.rejected,
    averageScore: Math.round(scores / counts.candidates),
  };
}
