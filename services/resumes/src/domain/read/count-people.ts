import { z } from 'zod';
import type { Context } from '../../context.js';
import type { JobRecord, StoredCounts } from '../../models/job.js';
import { anyWord } from './rows/any-word.js';

/** In the database: the field holds something. */
export const isSet = (field: string) => ({ $ne: [{ $ifNull: [field, null] }, null] });

/** Groups of scored files. With the next, these are the fields of one index: the database reads nothing else. */
export const byPerson = {
  status: '$result.status',
  isOtherFile: isSet('$personId'),
  isDecided: isSet('$override.status'),
};
/** Sums over each group. */
export const ofPersons = {
  count: { $sum: 1 },
  scores: { $sum: { $ifNull: ['$counted.score', '$result.score'] } },
};

export const personKind = z.object({
  status: z.string(),
  isOtherFile: z.boolean(),
  isDecided: z.boolean(),
});
export const personSums = z.object({ count: z.number(), scores: z.number() });
const personGroup = personSums.extend({ _id: personKind });

/** Counts of the scored persons of a screening. */
export type PeopleCounts = Required<Omit<StoredCounts, 'unreadable'>>;

/** Adds up groups of scored files; a status known only to a newer release counts as one that a person must decide. */
export function sumPeople(groups: readonly z.output<typeof personGroup>[]): PeopleCounts {
  const people = groups.filter(({ _id }) => !_id.isOtherFile);
  const countOf = (isMeant: (kind: z.output<typeof personKind>) => boolean) =>
    people.reduce((sum, { _id, count }) => (isMeant(_id) ? sum + count : sum), 0);
  const persons = countOf(() => true);
  const shortlisted = countOf(({ status }) => status === 'shortlisted');
  const rejected = countOf(({ status }) => status === 'rejected');
  const scores = people.reduce((sum, group) => sum + group.scores, 0);
  return {
    persons,
    shortlisted,
    rejected,
    review: persons - shortlisted - rejected,
    decided: countOf(({ isDecided }) => isDecided),
    averageScore: persons === 0 ? null : Math.round(scores / persons),
  };
}

/** Fields of a person that are counted. */
export interface CountedPerson {
  readonly status: string;
  readonly isDecided: boolean;
}

/** Counts after some persons, each once, became others of the same scores. */
export function movePeople(
  counts: PeopleCounts,
  moves: readonly { readonly from: CountedPerson; readonly to: CountedPerson }[],
): PeopleCounts {
  const grown = (isMeant: (person: CountedPerson) => boolean) =>
    moves.reduce((sum, { from, to }) => sum + Number(isMeant(to)) - Number(isMeant(from)), 0);
  const shortlisted = counts.shortlisted + grown(({ status }) => status === 'shortlisted');
  const rejected = counts.rejected + grown(({ status }) => status === 'rejected');
  const decided = counts.decided + grown(({ isDecided }) => isDecided);
  const review = counts.persons - shortlisted - rejected;
  return { ...counts, shortlisted, rejected, review, decided };
}

/** Counts the scored persons of a screening in the database, from the candidates themselves. */
export async function countPeople(
  { models }: Context,
  { runId }: Pick<JobRecord, 'runId'>,
): Promise<PeopleCounts> {
  const filter = { runId, 'result.status': anyWord };
  const stages = [{ $group: { _id: byPerson, ...ofPersons } }];
  return sumPeople(await models.candidates.everywhere.aggregate(filter, stages, personGroup));
}
