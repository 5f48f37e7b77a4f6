import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadFrames } from '../../data/frames.js';
import { phrasePattern } from './phrase-pattern.js';
import { mayContain, wordsOf } from './phrase-words.js';

describe('mayContain', () => {
  it.each([
    ['no|not longer', 'It does not longer apply', true],
    ['(the) lack of', 'For lack of time', true],
    ["can't", 'I can’t drive', true],
    ['part-qualified', 'Part qualified accountant', true],
    ['_ expired', 'Anything at all', true],
    ['expir*', 'Licence expired', true],
    ['expired', 'Valid licence', false],
  ])('%s in %s', (phrase, text, expected) => {
    expect(mayContain([phrase])(wordsOf(text))).toBe(expected);
  });

  it('is true wherever a phrase of the data stands', () => {
    const phrases = [...loadFrames().values()].flatMap(({ denies, lapsed, intends }) =>
      [denies, lapsed, intends].flatMap(({ before, after }) => [...before, ...after]),
    );
    const words = [...new Set(phrases.flatMap((phrase) => wordsOf(phrase)))];
    const text = fc
      .array(fc.constantFrom(...words), { maxLength: 8 })
      .map((some) => some.join(' '));
    fc.assert(
      fc.property(text, fc.constantFrom(...phrases), (written, phrase) => {
        const isThere = phrasePattern([phrase], 'anywhere').test(written);
        expect(!isThere || mayContain([phrase])(wordsOf(written))).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
