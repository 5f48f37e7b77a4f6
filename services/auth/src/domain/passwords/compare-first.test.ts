import type { PiscinaTask } from 'piscina';
import { describe, expect, it } from 'vitest';
import { CompareFirst } from './compare-first.js';

const task = (name: string) => ({ name }) as PiscinaTask;

function drain(queue: CompareFirst): (string | undefined)[] {
  return Array.from({ length: queue.size }, () => queue.shift()?.name);
}

describe('the queue of passwords', () => {
  it('lets sign-ins pass new passwords, and each new password after two of them', () => {
    const queue = new CompareFirst();
    for (const name of ['hash', 'hash', 'compare', 'compare', 'compare', 'compare', 'compare']) {
      queue.push(task(name));
    }
    expect(drain(queue)).toEqual([
      ...['compare', 'compare', 'hash'],
      ...['compare', 'compare', 'hash'],
      'compare',
    ]);
    expect(queue.shift()).toBeNull();
  });

  it('keeps the order among equals', () => {
    const queue = new CompareFirst();
    const [first, second] = [task('hash'), task('hash')];
    queue.push(first);
    queue.push(second);
    expect(queue.shift()).toBe(first);
    expect(queue.shift()).toBe(second);
  });

  it('forgets what is given up', () => {
    const queue = new CompareFirst();
    const [given, kept] = [task('compare'), task('compare')];
    queue.push(given);
    queue.push(kept);
    queue.remove(given);
    queue.remove(given);
    expect(queue.size).toBe(1);
    expect(queue.shift()).toBe(kept);
  });
});
