import { expect, it } from 'vitest';
import { phrasePattern } from './phrase-pattern.js';

const found = (phrase: string, text: string) => phrasePattern([phrase], 'anywhere').exec(text)?.[0];

it('gives words that follow each other one ending, and each only its own', () => {
  expect(found('cook*|clean*|driv*', 'She cleaned it')).toBe('cleaned');
  expect(found('cook*|clean|drive*', 'cleaned')).toBeUndefined();
  expect(found('cook*|clean|drive*', 'drivers')).toBe('drivers');
  expect(found('cook*book*|clean*', 'a cookerybooks')).toBe('cookerybooks');
  expect(found('clean*|cook*book', 'cookers')).toBeUndefined();
  expect(found('it.*|c++*', 'c++11')).toBeUndefined();
  expect(phrasePattern(['cook*|clean*|driv*'], 'anywhere').source.split('{0,24}')).toHaveLength(2);
});

it('finds words in any case, and umlauts and accents with them', () => {
  expect(found('größe|élève', 'Die GRÖSSE')).toBeUndefined();
  expect(found('größe|élève', 'Die GRÖßE')).toBe('GRÖßE');
  expect(found('größe|élève', 'ÉLÈVE')).toBe('ÉLÈVE');
  expect(found('IT (support)', 'it Support')).toBe('it Support');
  expect(found('IT (support)', 'digit')).toBeUndefined();
});
