import type { Candidate } from '@shortlist/contracts/screening';
import { yearsOf } from './figures.js';

/** Sort keys of the shortlist (specification §2), the default first. */
export const sortKeys = ['score', 'name', 'experience'] as const;
export type SortKey = (typeof sortKeys)[number];

export const sortLabels: Readonly<Record<SortKey, string>> = {
  score: 'Score',
  name: 'Name',
  experience: 'Experience',
};

/** Case-insensitive substring match over name, email and any skill (specification §5). */
function matchesSearch(candidate: Candidate, search: string): boolean {
  const needle = search.trim().toLowerCase();
  return [candidate.candidate, candidate.email, ...candidate.skills].some((text) =>
    text.toLowerCase().includes(needle),
  );
}

const comparators: Readonly<Record<SortKey, (a: Candidate, b: Candidate) => number>> = {
  score: (a, b) => b.score - a.score,
  name: (a, b) => a.candidate.localeCompare(b.candidate, undefined, { sensitivity: 'base' }),
  experience: (a, b) => (yearsOf(b.experience) ?? -1) - (yearsOf(a.experience) ?? -1),
};

/** The candidates that match, sorted: score and experience descending, names from A to Z. */
export function listCandidates(
  candidates: readonly Candidate[],
  { search, sort }: { search: string; sort: SortKey },
): Candidate[] {
  return candidates.filter((candidate) => matchesSearch(candidate, search)).sort(comparators[sort]);
}
