import type { Verdict } from '@shortlist/contracts/screening';
import { GENERIC, type Requirement } from '../../judge/requirement/requirement.js';
import { termWeight } from '../../text/language/term-weight.js';
import { tokenize } from '../../text/words/tokens.js';
import type { GivenFlag } from '../../types.js';
import { MAX_DETAIL } from './flags.js';

/** So many must-haves that nothing but a list shows are no accident. */
const LEAST = 3;
/** Share of the weight of the must-haves that are shown; no real resume of 288 has so much in lists alone. */
const SHARE = 0.3;

/** A criterion with its verdict, and whether nothing but lists of the resume shows it. */
export interface JudgedRequirement {
  readonly requirement: Requirement;
  readonly verdict: Verdict;
  readonly isOnlyListed: boolean;
}

/** True for somebody who had a job of this title, alone or as part of a longer one: 'Assistant land surveyor'. */
function hasHeld(title: string | null, held: readonly string[]): boolean {
  const stemsOf = (text: string) => tokenize(text).map(({ stem }) => stem);
  const wanted = stemsOf(title ?? '').filter((stem) => termWeight(stem) > GENERIC);
  return (
    wanted.length > 0 && held.map(stemsOf).some((own) => wanted.every((stem) => own.includes(stem)))
  );
}

/**
 * Flags a resume that shows much of the must-haves in lists alone, unless one of its jobs (`titles`) is the one that is advertised: lists of
 * somebody who does the work are supported by it.
 */
export function flagClaims(
  claims: readonly JudgedRequirement[],
  { title, titles }: { readonly title: string | null; readonly titles: readonly string[] },
): readonly GivenFlag[] {
  if (hasHeld(title, titles)) return [];
  const shown = claims.filter(
    ({ requirement, verdict }) =>
      requirement.criterion.kind !== 'nice' && verdict.verdict !== 'not-found',
  );
  const listed = shown.filter(({ isOnlyListed }) => isOnlyListed);
  const weightOf = (some: readonly JudgedRequirement[]) =>
    some.reduce((sum, { requirement }) => sum + requirement.criterion.weight, 0);
  if (listed.length < LEAST || weightOf(listed) < SHARE * weightOf(shown)) return [];
  const quotes = new Set(listed.map(({ verdict }) => verdict.quote));
  return [
    {
      kind: 'keyword-list',
      message:
        'The resume only lists most of what it shows of the job. Nothing else in it speaks of these things.',
      detail: [...quotes].join(' … ').slice(0, MAX_DETAIL),
    },
  ];
}
