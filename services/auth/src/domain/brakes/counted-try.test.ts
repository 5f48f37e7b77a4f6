import { createLogger } from '@shortlist/service-kit';
import { beforeEach, describe, expect, it } from 'vitest';
import { createCountedTry } from './counted-try.js';

let done: string[];
beforeEach(() => {
  done = [];
});

const write = (line: string) => void done.push(line);
const begin = (withdraw = async () => write('withdrawn')) =>
  createCountedTry({
    forget: async () => write('forgotten'),
    withdraw,
    log: createLogger({ name: 'test', destination: { write } }),
  });
const fail = () => {
  throw new Error('no room');
};

describe('a counted try', () => {
  it.each([true, 0, 'code'])('is forgotten when it was right: %j', async (found) => {
    expect(await begin().settle(async () => found)).toBe(found);
    expect(done).toEqual(['forgotten']);
  });

  it.each([false, null])('stays counted when it was wrong: %j', async (found) => {
    expect(await begin().settle(() => found)).toBe(found);
    expect(done).toEqual([]);
  });

  it('does not count when nobody could look', async () => {
    await expect(begin().settle(fail)).rejects.toThrow('no room');
    expect(done).toEqual(['withdrawn']);
  });

  it('says why it was not looked at even where it cannot be withdrawn', async () => {
    await expect(begin(async () => fail()).settle(fail)).rejects.toThrow('no room');
    expect(done).toEqual([expect.stringContaining('stays counted')]);
  });

  it('does not take a right one back when forgetting fails', async () => {
    const forget = async () => fail();
    const options = { forget, withdraw: async () => write('withdrawn') };
    const log = createLogger({ name: 'test', destination: { write } });
    await expect(createCountedTry({ ...options, log }).settle(() => true)).rejects.toThrow();
    expect(done).toEqual([]);
  });
});
