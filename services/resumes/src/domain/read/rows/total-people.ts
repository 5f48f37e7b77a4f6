import type { ScreeningTotals } from '@shortlist/contracts/people';
import { z } from 'zod';
import type { Context } from '../../../context.js';
import type { JobRecord } from '../../../models/job.js';
import { anyWord } from './any-word.js';

const isSet = (field: string) => ({ $ne: [{ $ifNull: [field, null] }, null] });

/** The fields are those of one index, so that the database reads nothing else. */
const adding = [
  {
    $group: {
      _id: {
        status: '$result.status',
        isOtherFile: isSet('$personId'),
        isDecided: isSet('$override.status'),
      },
      count: { $sum: 1 },
      scores: { $sum: { $ifNull: ['$counted.score', '$result.score'] } },
    },
  },
];

const groups = z.object({
  _id: z.object({ status: z.string(), isOtherFile: z.boolean(), isDecided: z.boolean() }),
  count: z.number(),
  scores: z.number(),
});

/**
 * What the scored persons of a screening add up to now: as kept with a finished one that nothing is changing, else added up by the database from the candidates themselves;
 * a status that only a newer release knows counts as one that a person must decide.
 */
export async function totalPeople(
  context: Context,
  { runId, counts }: Pick<JobRecord, 'runId' | 'counts'>,
): Promise<ScreeningTotals> {
  if (counts?.persons !== undefined && counts.decided !== undefined) {
    const { persons, decided, shortlisted, rejected, review, averageScore } = counts;
    return { candidates: persons, shortlisted, rejected, review, decided, averageScore };
  }
  const filter = { runId, 'result.status': anyWord };
  const found = await context.models.candidates.aggregate(filter, adding, groups);
  const persons = found.filter(({ _id }) => !_id.isOtherFile);
  const countOf = (isMeant: (group: (typeof persons)[number]['_id']) => boolean) =>
    persons.reduce((sum, { _id, count }) => (isMeant(_id) ? sum + count : sum), 0);
  const candidates = countOf(() => true);
  const shortlisted = countOf(({ status }) => status === 'shortlisted');
  const rejected = countOf(({ status }) => status === 'rejected');
  const scores = persons.reduce((sum, group) => sum + group.scores, 0);
  return {
    candidates,
    shortlisted,
    rejected,
    review: candidates - shortlisted - rejected,
    decided: countOf(({ isDecided }) => isDecided),
    averageScore: candidates === 0 ? null : Math.round(scores / candidates),
  };
}
