import type { Candidate } from '@shortlist/contracts/screening';
import { type Band, bandOf } from '@shortlist/screening/formula';
import type { Screening } from '../screening.js';
import { perList } from './per-list.js';

/** How a candidate stands among those of a screening whose score is used. */
export interface Standing {
  readonly band: Band;
  /** 1 for the best; candidates with the same score share a place. */
  readonly place: number;
  readonly of: number;
}

/** Scores that are used, the lowest first. */
const rankedScores = perList((candidates) =>
  Float64Array.from(
    candidates.filter(({ status }) => status !== 'review'),
    ({ score }) => score,
  ).sort(),
);

/** How many of some ranked scores are above one. */
function countAbove(ranked: Float64Array, score: number): number {
  let [from, to] = [0, ranked.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((ranked[middle] ?? 0) > score) to = middle;
    else from = middle + 1;
  }
  return ranked.length - from;
}

/** A candidate's band and place; what needs a person has no place and takes none. */
export function standingOf(candidate: Candidate, { candidates }: Screening): Standing {
  const { score } = candidate;
  const ranked = rankedScores(candidates);
  return { band: bandOf(score), place: countAbove(ranked, score) + 1, of: ranked.length };
}

const suffixes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = {
  one: 'st',
  two: 'nd',
  few: 'rd',
};
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** '1st', '22nd', '113th'. */
export function ordinal(place: number): string {
  return `${place}${suffixes[ordinals.select(place)] ?? 'th'}`;
}
