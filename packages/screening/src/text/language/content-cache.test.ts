import { describe, expect, it } from 'vitest';
import { createContentCache } from './content-cache.js';

function countingCache(maxCharacters: number) {
  const cache = createContentCache<string>(maxCharacters);
  const made: string[] = [];
  const of = (...texts: string[]) =>
    cache.of(texts, () => {
      made.push(texts.join('|'));
      return `value of ${texts.join('|')}`;
    });
  return { of, made };
}

describe('createContentCache', () => {
  it('makes the value of a content once', () => {
    const { of, made } = countingCache(100);
    expect([of('one', 'a'), of('two', 'a'), of('one', 'a')]).toEqual([
      'value of one|a',
      'value of two|a',
      'value of one|a',
    ]);
    expect(made).toEqual(['one|a', 'two|a']);
  });

  it('tells texts apart by where they begin and end', () => {
    const { of, made } = countingCache(100);
    of('ab', 'c');
    of('a', 'bc');
    of('abc');
    expect(made).toHaveLength(3);
  });

  it('lets the least used go when it holds too many characters, and keeps one that is larger than all', () => {
    const { of, made } = countingCache(10);
    of('aaaa');
    of('bbbb');
    of('aaaa');
    of('cccc');
    of('aaaa');
    of('bbbb');
    expect(made).toEqual(['aaaa', 'bbbb', 'cccc', 'bbbb']);
    of('d'.repeat(50));
    of('d'.repeat(50));
    expect(made).toHaveLength(5);
    of('aaaa');
    expect(made).toHaveLength(6);
  });
});
