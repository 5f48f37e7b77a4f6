/** Where in a text a phrase must stand. */
export type PhrasePlace = 'anywhere' | 'start' | 'end' | 'whole';

const EDGE = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' } as const;
const GAP = '[ -]';

/** Words that follow each other and may all have any ending: `b*|c*`. */
const SAME_ENDING = /(?<![^|])[^|*]+\*(?:\|[^|*]+\*)+(?![^|])/g;

/** A letter in both cases: with the flag `i` a pattern takes twice as long to compile, for the cases of all letters in \p{L}. */
function inBothCases(letter: string): string {
  const [lower, upper] = [letter.toLowerCase(), letter.toUpperCase()];
  return lower === upper || lower.length !== upper.length ? letter : `[${lower}${upper}]`;
}

function wordPattern(word: string): string {
  return (
    word
      .replace(/[.+?^${}()[\]\\/]/g, '\\$&')
      .replace(/\p{L}/gu, inBothCases)
      .replace(/#/g, '\\d{1,2}')
      .replace(/'/g, "['’]")
      // One ending for all of them: a pattern with hundreds takes a second to compile.
      .replace(SAME_ENDING, (forms) => `(?:${forms.replaceAll('*', '')})*`)
      .replace(/\*/g, '\\p{L}{0,24}')
  );
}

function piece(word: string): string {
  if (word === '_') return '[^\\s.;]{1,30}(?: [^\\s.;]{1,30}){0,3}';
  return `(?:${wordPattern(word)})`;
}

/** '(we) are|is looking for' → a pattern with an optional word, alternatives and one gap between words. */
function sequence(phrase: string): string {
  let pattern = '';
  let isFirst = true;
  for (const [raw] of phrase.matchAll(/\([^()]{1,60}\)|\S+/g)) {
    if (raw === '*') {
      pattern += '(?:[ -](.{0,80}))?';
      continue;
    }
    const inner = /^\((.+)\)$/.exec(raw)?.[1];
    if (inner === undefined) {
      pattern += `${isFirst ? '' : GAP}${piece(raw)}`;
      isFirst = false;
      continue;
    }
    const words = inner.split(' ').map(piece).join(GAP);
    pattern += isFirst ? `(?:${words}${GAP})?` : `(?:${GAP}${words})?`;
  }
  return pattern;
}

/**
 * One pattern for phrases as the word lists write them: `a|b` either word, `(a b)` may be missing, `stem*` any ending, `#` a
 * number of at most two digits, `_` one to four words, a lone `*` at the end the rest of the line (captured). Case, apostrophes and hyphens
 * for blanks don't matter; runs of blanks must be single. Linear: every part is bounded and anchored by its first word.
 */
export function phrasePattern(phrases: readonly string[], place: PhrasePlace): RegExp {
  if (phrases.length === 0) return /(?!)/u;
  const all = phrases.map(sequence).join('|');
  const before = place === 'start' || place === 'whole' ? '^' : EDGE.before;
  const after = place === 'end' || place === 'whole' ? '$' : EDGE.after;
  return new RegExp(`${before}(?:${all})${after}`, 'u');
}

/** The same pattern for every place in a text. */
export function everywhere(pattern: RegExp): RegExp {
  return new RegExp(pattern, `${pattern.flags}g`);
}
