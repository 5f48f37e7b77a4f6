import type { Candidate } from '@shortlist/contracts/screening';
import { yearsOf } from '../figures.js';

/** Sort keys of the shortlist (specification §2), the default first. */
export const sortKeys = ['score', 'name', 'experience'] as const;
export type SortKey = (typeof sortKeys)[number];

export const sortLabels: Readonly<Record<SortKey, string>> = {
  score: 'Score',
  name: 'Name',
  experience: 'Experience',
};

const searchTexts = new WeakMap<Candidate, string>();

/** What the search of a list looks at; kept, as a long list is searched at every key. */
function searchTextOf(candidate: Candidate): string {
  const known = searchTexts.get(candidate);
  if (known !== undefined) return known;
  const { candidate: name, email, skills, headline = '', tags = [] } = candidate;
  // No search holds a line break: nothing is found across two of these.
  const text = [name, email, ...skills, headline, ...tags].join('\n').toLowerCase();
  searchTexts.set(candidate, text);
  return text;
}

const names = new Intl.Collator(undefined, { sensitivity: 'base' });

const sorters: Readonly<Record<SortKey, (candidates: Candidate[]) => Candidate[]>> = {
  score: (candidates) => candidates.sort((a, b) => b.score - a.score),
  name: (candidates) => candidates.sort((a, b) => names.compare(a.candidate, b.candidate)),
  experience: (candidates) =>
    candidates
      .map((candidate) => ({ candidate, years: yearsOf(candidate.experience) ?? -1 }))
      .sort((a, b) => b.years - a.years)
      .map(({ candidate }) => candidate),
};

export interface ListCandidatesOptions {
  readonly search: string;
  readonly sort: SortKey;
  /** Ids that match the search by something else, such as the words of their resumes. */
  readonly alsoFound?: ReadonlySet<string>;
}

/**
 * The candidates that match, sorted: score and experience descending, names from A to Z. The search is a
 * case-insensitive part of name, email or any skill (specification §5), of the latest position or a tag.
 */
export function listCandidates(
  candidates: readonly Candidate[],
  { search, sort, alsoFound }: ListCandidatesOptions,
): Candidate[] {
  const needle = search.trim().toLowerCase();
  return sorters[sort](
    candidates.filter(
      (candidate) => searchTextOf(candidate).includes(needle) || alsoFound?.has(candidate.id),
    ),
  );
}
