import { describe, expect, it } from 'vitest';
import { askTogether } from './ask-together.js';

describe('askTogether', () => {
  it('asks once about all of one turn, and again about what comes later', async () => {
    const asked: (readonly string[])[] = [];
    const isThere = askTogether(async (ids) => {
      asked.push([...ids]);
      return new Set(['b']);
    });
    expect(await Promise.all(['a', 'b', 'c'].map(isThere))).toEqual([false, true, false]);
    expect(await isThere('b')).toBe(true);
    expect(asked).toEqual([['a', 'b', 'c'], ['b']]);
  });

  it('fails all of a turn together, and nobody after them', async () => {
    let isAway = true;
    const isThere = askTogether(async (ids) => {
      if (isAway) throw new Error('The database is away.');
      return new Set(ids);
    });
    const both = await Promise.allSettled(['a', 'b'].map(isThere));
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await isThere('a')).toBe(true);
  });
});
