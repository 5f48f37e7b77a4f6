import type { Candidate } from '@shortlist/contracts/screening';
import { placesOf, type SortKey } from './list-order.js';

const searchTexts = new WeakMap<Candidate, string>();

/** Text that the search of a list reads; cached, because a long list is searched at every key. */
export function searchTextOf(candidate: Candidate): string {
  const known = searchTexts.get(candidate);
  if (known !== undefined) return known;
  const { candidate: name, email, skills, headline = '', tags = [] } = candidate;
  // No search holds a line break: nothing is found across two of these.
  const text = [name, email, ...skills, headline, ...tags].join('\n').toLowerCase();
  searchTexts.set(candidate, text);
  return text;
}

export interface ListCandidatesOptions {
  readonly search: string;
  readonly sort: SortKey;
  /** Ids that match the search by something else, such as the words of their resumes. */
  readonly alsoFound?: ReadonlySet<string>;
  /** The same candidates in the same places, as they would come out if what is tried were so. These are listed. */
  readonly tried?: readonly Candidate[];
  /** Selects the people to list; everybody without it. */
  readonly keep?: (candidate: Candidate) => boolean;
}

/**
 * The candidates that match, sorted: score and experience descending, names from A to Z. The search is a
 * case-insensitive part of name, email or any skill (specification §5), of the latest position or a tag.
 */
export function listCandidates(
  candidates: readonly Candidate[],
  { search, sort, alsoFound, tried = candidates, keep = () => true }: ListCandidatesOptions,
): Candidate[] {
  const needle = search.trim().toLowerCase();
  const isFound = (candidate: Candidate) =>
    needle === '' || searchTextOf(candidate).includes(needle) || alsoFound?.has(candidate.id);
  const listed: Candidate[] = [];
  // Trying settings changes scores only, so that names are not sorted again at each step of a slider.
  for (const place of placesOf[sort](sort === 'score' ? tried : candidates)) {
    const [known, shown] = [candidates[place], tried[place]];
    if (known && shown && keep(shown) && isFound(known)) listed.push(shown);
  }
  return listed;
}
