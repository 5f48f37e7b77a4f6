import { loadSums } from '../../data/judging.js';
import { everywhere, phrasePattern } from '../../text/terms/phrase-pattern.js';

const kinds = loadSums().map((phrases) => everywhere(phrasePattern(phrases, 'anywhere')));

/** A kind of sum of money: a budget, a turnover, a value of contracts. */
export interface NamedSum {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** The kinds of sums that a text names. */
export function sumsNamed(text: string): readonly NamedSum[] {
  return kinds.flatMap((pattern, kind) =>
    [...text.matchAll(pattern)].map(({ 0: { length }, index }) => ({
      kind: `sum ${kind}`,
      start: index,
      end: index + length,
    })),
  );
}
