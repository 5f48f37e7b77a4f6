import { describe, expect, it } from '@jest/globals';
import { entryKey, indexEntries } from './index-keys.js';

const entries = (document: Record<string, unknown>, ...paths: string[]) =>
  indexEntries(
    document,
    paths.map((path) => path.split('.')),
  );

describe('indexEntries', () => {
  it.each([
    ['a value', { a: 'x' }, ['a'], [['x']]],
    ['a missing field', {}, ['a'], [[null]]],
    ['an array', { a: ['x', 'y'] }, ['a'], [['x'], ['y']]],
    ['an empty array', { a: [] }, ['a'], [[undefined]]],
    ['an array in an array', { a: [['x']] }, ['a'], [[['x']]]],
    ['a path', { a: { b: 'x' } }, ['a.b'], [['x']]],
    [
      'a path through an array',
      { a: [{ b: 'x' }, { c: 1 }, 'y'] },
      ['a.b'],
      [['x'], [null], [null]],
    ],
    ['arrays on the way and at the end', { a: [{ b: ['x', 'y'] }] }, ['a.b'], [['x'], ['y']]],
    ['a position', { a: ['x', 'y'] }, ['a.1'], [['y']]],
    [
      'two fields',
      { a: 'x', b: ['y', 'z'] },
      ['a', 'b'],
      [
        ['x', 'y'],
        ['x', 'z'],
      ],
    ],
    [
      'two fields of one array',
      { a: [{ x: 'p', y: 'q' }, { x: 'r' }] },
      ['a.x', 'a.y'],
      [
        ['p', 'q'],
        ['r', null],
      ],
    ],
  ])('%s', (_name, document, paths, expected) => {
    expect(entries(document, ...paths)).toEqual(expected);
  });

  it('refuses two arrays', () => {
    expect(() => entries({ a: ['x'], b: ['y'] }, 'a', 'b')).toThrow(
      expect.objectContaining({ code: 171 }),
    );
    expect(() => entries({ a: [{ x: ['p'], y: ['q'] }] }, 'a.x', 'a.y')).toThrow('parallel arrays');
  });

  it('keeps keys apart', () => {
    expect(entryKey(['a', 'b'])).not.toBe(entryKey(['a:b']));
    expect(entryKey(['1:a', ''])).not.toBe(entryKey(['1', ':a']));
  });
});
