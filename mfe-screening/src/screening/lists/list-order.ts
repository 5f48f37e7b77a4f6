import { yearsOf } from '../scores/figures.js';
import { perList } from '../scores/per-list.js';

/** Sort keys of the shortlist (specification §2), the default first. */
export const sortKeys = ['score', 'name', 'experience'] as const;
export type SortKey = (typeof sortKeys)[number];

export const sortLabels: Readonly<Record<SortKey, string>> = {
  score: 'Score',
  name: 'Name',
  experience: 'Experience',
};

const names = new Intl.Collator(undefined, { sensitivity: 'base' });

/** From A to Z, whatever the capitals and accents. */
export const compareNames = (one: string, other: string) => names.compare(one, other);

/** Places of some values in order, equal ones as they stand. */
function placesBy<Value>(
  values: readonly Value[],
  compare: (one: Value, other: Value) => number,
): readonly number[] {
  return values
    .map((value, place) => ({ value, place }))
    .sort((one, other) => compare(one.value, other.value))
    .map(({ place }) => place);
}

const descending = (one: number, other: number) => other - one;

/** The places in a list of its candidates, sorted: score and experience descending, names from A to Z. */
export const placesOf = {
  score: perList((candidates) =>
    placesBy(
      candidates.map(({ score }) => score),
      descending,
    ),
  ),
  name: perList((candidates) =>
    placesBy(
      candidates.map(({ candidate }) => candidate),
      compareNames,
    ),
  ),
  experience: perList((candidates) =>
    placesBy(
      candidates.map(({ experience }) => yearsOf(experience) ?? -1),
      descending,
    ),
  ),
} as const satisfies Readonly<Record<SortKey, unknown>>;
