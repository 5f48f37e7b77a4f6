import type * as http from '@shortlist/contracts/http/resumes';
import type { OperationResponse } from '@shortlist/contracts/operation';

export type SwapTestResult = OperationResponse<typeof http.swapTest>;
type Swapped = SwapTestResult['candidates'][number]['swapped'][number];

const words: Readonly<Record<Swapped, string>> = {
  name: 'names',
  pronouns: 'pronouns',
  'graduation-year': 'graduation years',
  postcode: 'postcodes',
  other: 'something else',
};

/** Shifts smaller than this come from rounding, in points. */
const noShift = 0.05;

/** A number of points as people say it: 0, 1.5. */
export function formatPoints(points: number): string {
  return String(Math.round(points * 10) / 10);
}

/** Candidates whose score shifted, the largest shift first. */
export function shiftedCandidates({ candidates }: SwapTestResult): SwapTestResult['candidates'] {
  return candidates
    .filter(({ shift }) => Math.abs(shift) >= noShift)
    .sort((a, b) => Math.abs(b.shift) - Math.abs(a.shift));
}

/** Describes the swapped traits: 'names in 12, pronouns in 3'; null when nothing was found to swap. */
export function describeSwapped({ candidates }: SwapTestResult): string | null {
  const parts = (Object.keys(words) as Swapped[]).flatMap((kind) => {
    const count = candidates.filter(({ swapped }) => swapped.includes(kind)).length;
    return count === 0 ? [] : [`${words[kind]} in ${count}`];
  });
  return parts.length === 0 ? null : parts.join(', ');
}
