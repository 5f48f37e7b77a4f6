import { describe, expect, it } from 'vitest';
import { type AdvertWords, loadAdvertWords } from './adverts.js';

const languages = [...loadAdvertWords()];

function listsOf(words: AdvertWords): readonly (readonly [string, readonly string[]])[] {
  return Object.entries(words).flatMap(([name, value]): [string, readonly string[]][] =>
    Array.isArray(value)
      ? [[name, value]]
      : Object.entries(value as Record<string, readonly string[]>).map(([key, list]) => [
          `${name}.${key}`,
          list,
        ]),
  );
}

describe('the wording of adverts', () => {
  it('is there in the eight languages', () => {
    expect(languages.map(([code]) => code)).toEqual([
      'de',
      'en',
      'es',
      'fr',
      'it',
      'nl',
      'pl',
      'pt',
    ]);
  });

  it.each(languages)(
    '%s: every list with phrases, none twice, brackets closed, no padding',
    (code, words) => {
      for (const [name, list] of listsOf(words)) {
        const mayBeEmpty = ['verbs', 'verbEndings', 'tails'].includes(name);
        expect([code, name, list.length > 0 || mayBeEmpty]).toEqual([code, name, true]);
        expect({ name, list }).toEqual({ name, list: [...new Set(list)] });
        for (const phrase of list) {
          expect(phrase).toBe(phrase.trim());
          expect(phrase.split('(').length).toBe(phrase.split(')').length);
        }
      }
    },
  );
});
