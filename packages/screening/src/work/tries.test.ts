import { describe, expect, it } from 'vitest';
import { createTries } from './tries.js';

/** Tries of work whose name says how often it reaches a limit, with a record of the slots. */
function recorded(isLast?: (account: string) => boolean) {
  const { run } = createTries({ threads: 2, ...(isLast && { isLast }) });
  const slots: string[] = [];
  const work = (limits: number, account = 'a') => {
    let tries = 0;
    return run({ account }, async (isSlow) => {
      slots.push(`${account} ${isSlow ? 'slow' : 'quick'}`);
      tries += 1;
      return { value: tries, isLimit: tries <= limits };
    });
  };
  return { work, slots };
}

describe('createTries', () => {
  it('tries once what reaches no limit', async () => {
    const { work, slots } = recorded();
    expect(await work(0)).toBe(1);
    expect(slots).toEqual(['a quick']);
  });

  it.each([1, 2])('tries twice what reaches %i limits', async (limits) => {
    const { work, slots } = recorded();
    expect(await work(limits)).toBe(2);
    expect(slots).toEqual(['a quick', 'a slow']);
  });

  it('has all work of an account that reached two limits in the slow slot, until eight tries reached none', async () => {
    const { work, slots } = recorded();
    await work(2);
    await work(2);
    slots.splice(0);
    for (let good = 0; good < 10; good += 1) await work(0);
    await work(0, 'b');
    expect(slots).toEqual([
      ...Array.from({ length: 8 }, () => 'a slow'),
      'a quick',
      'a quick',
      'b quick',
    ]);
  });

  it('keeps an account in the slow slot that has quick work between its slow work', async () => {
    const { work, slots } = recorded();
    await work(2);
    for (let round = 0; round < 5; round += 1) {
      await work(2);
      await work(0);
      await work(0);
    }
    expect(slots.filter((slot) => slot === 'a quick')).toHaveLength(2);
  });

  it('forgives a limit after eight tries without one', async () => {
    const { work, slots } = recorded();
    for (let round = 0; round < 3; round += 1) {
      await work(1);
      for (let good = 0; good < 8; good += 1) await work(0);
    }
    expect(slots.filter((slot) => slot === 'a slow')).toHaveLength(3);
  });

  it('has work of an account that comes last in the slow slot', async () => {
    const { work, slots } = recorded((account) => account === 'b');
    await work(0);
    await work(0, 'b');
    expect(slots).toEqual(['a quick', 'b slow']);
  });
});
