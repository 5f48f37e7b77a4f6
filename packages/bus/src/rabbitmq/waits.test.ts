import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BusClosedError } from '../errors.js';
import { TimeUpError } from './deadline.js';
import { Waits } from './waits.js';

const never = new Promise<never>(() => {});
const inMs = (milliseconds: number) => performance.now() + milliseconds;

let waits: Waits;

beforeEach(() => {
  vi.useFakeTimers();
  waits = new Waits();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('waits', () => {
  it('settle as what they wait for, and leave no timer', async () => {
    const failed = new Error('no');
    await expect(waits.until(inMs(10), false, Promise.resolve(1))).resolves.toBe(1);
    await expect(waits.until(inMs(10), false, Promise.reject(failed))).rejects.toBe(failed);
    await vi.advanceTimersByTimeAsync(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('end at their own times, in whatever order they began, by one timer', async () => {
    const ended: string[] = [];
    const wait = (name: string, milliseconds: number) =>
      void waits
        .until(inMs(milliseconds), false, never)
        .catch((error: unknown) => ended.push(`${name} ${error instanceof TimeUpError}`));
    wait('late', 300);
    wait('early', 100);
    wait('middle', 200);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(100);
    expect(ended).toEqual(['early true']);
    await vi.advanceTimersByTimeAsync(100);
    expect(ended).toEqual(['early true', 'middle true']);
    await vi.advanceTimersByTimeAsync(100);
    expect(ended).toEqual(['early true', 'middle true', 'late true']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('are interrupted, the patient ones only together with all', async () => {
    const blocked = new Error('blocked');
    const closed = new BusClosedError();
    const ended: unknown[] = [];
    for (const isPatient of [false, true])
      waits.until(inMs(100), isPatient, never).catch((error: unknown) => ended.push(error));
    waits.interrupt(blocked, 'impatient');
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toEqual([blocked]);
    waits.interrupt(closed, 'all');
    await vi.advanceTimersByTimeAsync(0);
    expect(ended).toEqual([blocked, closed]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
