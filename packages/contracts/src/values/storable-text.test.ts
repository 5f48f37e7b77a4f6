import { describe, expect, it } from 'vitest';
import { findUnstorable } from './storable-text.js';

describe('findUnstorable', () => {
  it.each([
    ['a\0b', []],
    [{ name: '\0' }, ['name']],
    [{ people: [{ name: 'Ada' }, { name: 'a\ud800' }] }, ['people', 1, 'name']],
    [['\udc00\ud800'], [0]],
    [{ notes: { 'a\0': 1 } }, ['notes']],
  ])('finds a character that cannot be stored: %j', (value, path) => {
    expect(findUnstorable(value)).toEqual(path);
  });

  it.each([
    ['', null, undefined, 1, true],
    { name: 'Ünïcødé ☃ \u{1f469}\u200d\u{1f469}\u202e \t\n\u0001' },
    new Date(),
  ])('takes any other value: %j', (value) => expect(findUnstorable(value)).toBeNull());

  it('walks what is nested deeper than calls can be', () => {
    let value: unknown = '\0';
    for (let level = 0; level < 10_000; level += 1) value = { in: value };
    expect(findUnstorable(value)).toHaveLength(10_000);
  });
});
