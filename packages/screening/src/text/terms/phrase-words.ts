import { createWordCache } from '../words/word-cache.js';

/** Whether some phrases can stand in a text at all, told from its words: cheaper than to search for each phrase. */
export type MayContain = (words: Iterable<string>) => boolean;

/** Tells which of several lists of phrases can occur in a text: bit `n` of the number is list `n`. */
export type WhichMayContain = (words: Iterable<string>) => number;

/** The bits of a number that JavaScript's operators take. */
const MAX_LISTS = 31;

/** The words that a phrase can begin with, of which a number is '#'; null where it can begin with any. */
function firstWords(phrase: string): readonly string[] | null {
  const firsts: string[] = [];
  for (const [piece] of phrase.matchAll(/\([^()]{1,60}\)|\S+/g)) {
    const isOptional = piece.startsWith('(');
    const [word = ''] = piece.replace(/[()]/g, '').split(' ');
    for (const form of word.split('|')) {
      if (/^[_*]/.test(form)) return null;
      // 'Can't', 'n.v.t' and 'part-qualified' are several words of a text.
      const [first = ''] = form.startsWith('#') ? '#' : form.split(/[^\p{L}\p{M}\p{N}*]/u);
      firsts.push(first.toLowerCase());
    }
    if (!isOptional) return firsts;
  }
  return null;
}

/** The same as `mayContain` of many lists at once, at the cost of one. Throws for more than 31 lists. */
export function whichMayContain(lists: readonly (readonly string[])[]): WhichMayContain {
  if (lists.length > MAX_LISTS) throw new Error(`At most ${MAX_LISTS} lists can be told apart.`);
  const exact = new Map<string, number>();
  const starts = new Map<string, number>();
  let always = 0;
  let numbers = 0;
  for (const [index, phrases] of lists.entries()) {
    const bit = 1 << index;
    const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) | bit);
    for (const phrase of phrases) {
      const firsts = firstWords(phrase);
      if (!firsts) always |= bit;
      for (const form of firsts ?? []) {
        if (form === '#') numbers |= bit;
        else if (form.endsWith('*')) add(starts, form.slice(0, -1));
        else add(exact, form);
      }
    }
  }
  const known = createWordCache<number>();
  const read = (word: string) => {
    let found = (exact.get(word) ?? 0) | (/^\d/.test(word) ? numbers : 0);
    for (const [start, bits] of starts) if (word.startsWith(start)) found |= bits;
    return found;
  };
  return (words) => {
    let found = always;
    for (const word of words) found |= known.of(word, read);
    return found;
  };
}

/** A test for phrases as `phrasePattern` writes them; words are given in lower case, as split by `wordsOf`. */
export function mayContain(phrases: readonly string[]): MayContain {
  const which = whichMayContain([phrases]);
  return (words) => which(words) !== 0;
}

/** The words of a text in lower case; apostrophes and hyphens part them. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}
