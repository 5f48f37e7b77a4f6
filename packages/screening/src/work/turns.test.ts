import { describe, expect, it } from 'vitest';
import { createTurns, type CreateTurnsOptions, type Turn } from './turns.js';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Tasks that run until `end` is called, with a record of the order in which they began. */
function tasksIn(options: CreateTurnsOptions) {
  const turns = createTurns(options);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    add: (name: string, turn: Partial<Turn> = {}) =>
      turns.run({ account: name.charAt(0), ...turn }, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      }),
    async end(name: string) {
      ends.get(name)?.();
      await settled();
    },
    turns,
  };
}

describe('createTurns', () => {
  it('begins tasks of one account in their order, up to its share of the slots', async () => {
    const { begun, add, end } = tasksIn({ slots: 3, perAccount: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add(name);
    await settled();
    expect(begun).toEqual(['a1', 'a2']);
    await end('a2');
    expect(begun).toEqual(['a1', 'a2', 'a3']);
  });

  it('has a slot for another account, however many tasks the first has', async () => {
    const { begun, add } = tasksIn({ slots: 3, perAccount: 2 });
    for (let count = 0; count < 100; count += 1) void add(`a${count}`);
    void add('b0');
    await settled();
    expect(begun).toEqual(['a0', 'a1', 'b0']);
  });

  it('gives the next slot to the account that waits longest for a turn', async () => {
    const { begun, add, end } = tasksIn({ slots: 1, perAccount: 1 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void add(name);
    await settled();
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
  });

  it('gives a free slot to the account with the fewest tasks running', async () => {
    const { begun, add, end } = tasksIn({ slots: 3, perAccount: 3 });
    for (const name of ['a1', 'a2', 'b1', 'a3', 'b2']) void add(name);
    await settled();
    await end('a1');
    await end('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'b2']);
  });

  it('keeps slow tasks of all accounts in the slots for those', async () => {
    const { begun, add, end } = tasksIn({ slots: 3, perAccount: 2 });
    void add('a1', { isSlow: true });
    void add('b1', { isSlow: true });
    void add('c1', { isSlow: true });
    void add('c2');
    await settled();
    expect(begun).toEqual(['a1', 'c2']);
    await end('a1');
    expect(begun).toEqual(['a1', 'c2', 'b1']);
  });

  it('takes a slot from an account for each slow task that waits, down to the last', async () => {
    const { begun, add, end } = tasksIn({ slots: 4, perAccount: 3 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) void add(name);
    void add('a8', { isSlow: true });
    void add('a9', { isSlow: true });
    await settled();
    for (const name of ['a1', 'a2', 'a3']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
    for (const name of ['a4', 'a5', 'a6', 'a7', 'a8']) await end(name);
    expect(begun.slice(4)).toEqual(['a5', 'a6', 'a7', 'a8', 'a9']);
  });

  it('begins what is quick before what is slow within an account', async () => {
    const { begun, add, end } = tasksIn({ slots: 1, perAccount: 1 });
    void add('a1');
    void add('a2', { isSlow: true });
    void add('a3');
    await settled();
    await end('a1');
    expect(begun).toEqual(['a1', 'a3']);
  });

  it('begins tasks of an account that is last when no other can begin, one at a time', async () => {
    const last = new Set<string>();
    const isLast = (account: string) => last.has(account);
    const { begun, add, end } = tasksIn({ slots: 3, perAccount: 2, isLast, isSlow: isLast });
    for (const name of ['a1', 'b1', 'c1', 'a2', 'a3', 'b2', 'b3']) void add(name);
    await settled();
    last.add('a');
    for (const name of ['a1', 'c1', 'b1', 'b2', 'a2']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'b2', 'a2', 'b3', 'a3']);
  });

  it('lets a task leave the line, and goes on after one that failed', async () => {
    const { begun, add, end, turns } = tasksIn({ slots: 1, perAccount: 1 });
    const failing = turns.run({ account: 'x' }, () => Promise.reject(new Error('broken')));
    await expect(failing).rejects.toThrow('broken');
    void add('a1');
    const control = new AbortController();
    const leaving = add('a2', { signal: control.signal });
    void add('a3');
    control.abort(new Error('gone'));
    await expect(leaving).rejects.toThrow('gone');
    await end('a1');
    expect(begun).toEqual(['a1', 'a3']);
  });
});
