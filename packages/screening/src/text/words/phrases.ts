import { foldText } from './fold.js';

/** A word, a number or a mark of a line. Letters of scripts that write no spaces stand alone. */
export interface LineToken {
  readonly raw: string;
  /** Folded, for looking words up. */
  readonly key: string;
  readonly start: number;
  readonly end: number;
}

const UNSPACED = '\\p{sc=Han}\\p{sc=Hiragana}\\p{sc=Katakana}\\p{sc=Hangul}\\p{sc=Thai}';
const TOKEN = new RegExp(
  `[[\\p{L}\\p{M}]--[${UNSPACED}]]+|[${UNSPACED}]\\p{M}*|\\p{Nd}+|[^\\s]`,
  'gv',
);
const MAX_CACHED = 20_000;
const folded = new Map<string, string>();

function keyOf(raw: string): string {
  // Digits and the marks before the letters have no other form.
  if (raw < 'A') return raw;
  const known = folded.get(raw);
  if (known !== undefined) return known;
  const key = foldText(raw);
  if (folded.size >= MAX_CACHED) folded.clear();
  folded.set(raw, key);
  return key;
}

/** The words, numbers and marks of a line in order. */
export function splitLine(line: string): readonly LineToken[] {
  const tokens: LineToken[] = [];
  for (const { 0: raw, index } of line.matchAll(TOKEN)) {
    tokens.push({ raw, key: keyOf(raw), start: index, end: index + raw.length });
  }
  return tokens;
}

/** Words and phrases that can be looked up at a place of a line. */
export interface PhraseTable<Value> {
  /** The longest phrase that begins at a token: how many tokens it takes and what it stands for; null when none does. */
  at(
    tokens: readonly LineToken[],
    index: number,
  ): { readonly length: number; readonly value: Value } | null;
}

/** A table of phrases; `merge` joins the values of a phrase that is given twice. */
export function createPhraseTable<Value>(
  phrases: Iterable<readonly [string, Value]>,
  merge: (one: Value, other: Value) => Value = (one) => one,
): PhraseTable<Value> {
  const table = new Map<string, { keys: readonly string[]; value: Value }[]>();
  for (const [phrase, value] of phrases) {
    const keys = splitLine(phrase).map((token) => token.key);
    const [first] = keys;
    if (first === undefined) continue;
    const known = table.get(first) ?? [];
    const same = known.find((each) => each.keys.join(' ') === keys.join(' '));
    if (same) same.value = merge(same.value, value);
    else known.push({ keys, value });
    table.set(first, known);
  }
  for (const known of table.values()) known.sort((a, b) => b.keys.length - a.keys.length);
  return {
    at(tokens, index) {
      // Most words begin no phrase at all.
      const known = table.get(tokens[index]?.key ?? '');
      if (!known) return null;
      const found = known.find(({ keys }) =>
        keys.every((key, offset) => tokens[index + offset]?.key === key),
      );
      return found ? { length: found.keys.length, value: found.value } : null;
    },
  };
}
