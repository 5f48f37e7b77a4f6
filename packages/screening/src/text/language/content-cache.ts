import { createHash } from 'node:crypto';

/** Keeps what was worked out of texts, known by their content; the least used go first. */
export interface ContentCache<Value> {
  /** The value of these texts; `make` runs only when it is not kept. */
  of(texts: readonly string[], make: () => Value): Value;
}

function keyOf(texts: readonly string[]): string {
  const hash = createHash('sha256');
  // The length keeps ['ab', 'c'] and ['a', 'bc'] apart.
  for (const text of texts) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64');
}

/** A cache of the values of at most `maxCharacters` characters of text; the latest always stays. */
export function createContentCache<Value>(maxCharacters: number): ContentCache<Value> {
  const kept = new Map<string, { readonly value: Value; readonly characters: number }>();
  let total = 0;
  return {
    of(texts, make) {
      const key = keyOf(texts);
      const known = kept.get(key);
      if (known) {
        // The entry set last is last in the map.
        kept.delete(key);
        kept.set(key, known);
        return known.value;
      }
      const value = make();
      const characters = texts.reduce((sum, text) => sum + text.length, 0);
      kept.set(key, { value, characters });
      total += characters;
      for (const [oldest, { characters: freed }] of kept) {
        if (total <= maxCharacters || oldest === key) break;
        kept.delete(oldest);
        total -= freed;
      }
      return value;
    },
  };
}
