/** Keeps what was worked out of words: texts repeat few of them again and again. */
export interface WordCache<Value> {
  /** The value of a word; `make` runs only when it is not kept. */
  of(word: string, make: (word: string) => Value): Value;
}

const MAX_WORDS = 20_000;
/** A longer string is no word, and would only fill the memory. */
const MAX_WORD = 40;

/** A cache that forgets everything when it is full: what is usual is soon back. */
export function createWordCache<Value>(): WordCache<Value> {
  const kept = new Map<string, Value>();
  return {
    of(word, make) {
      const known = kept.get(word);
      if (known !== undefined) return known;
      const value = make(word);
      if (word.length > MAX_WORD) return value;
      if (kept.size >= MAX_WORDS) kept.clear();
      kept.set(word, value);
      return value;
    },
  };
}
