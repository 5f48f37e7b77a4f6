import { describe, expect, it } from 'vitest';
import { createWorkClock, type Passed, workOf } from './work-clock.js';

describe('workOf', () => {
  it.each<[string, Passed, number]>([
    [
      'counts a thread alone in a busy loop at the pace of the clock',
      { wallMs: 100, cpuMs: 100 },
      100,
    ],
    ['counts no more than the clock, however many threads work', { wallMs: 50, cpuMs: 200 }, 50],
    ['counts what a process got of a busy machine', { wallMs: 100, cpuMs: 20 }, 20],
    ['does not count a stop of half an hour', { wallMs: 1_800_000, cpuMs: 3 }, 5],
    ['counts one tick at most for a look that came late', { wallMs: 5000, cpuMs: 5000 }, 100],
    ['counts a little of waiting, so that it ends', { wallMs: 100, cpuMs: 0 }, 5],
  ])('%s', (_, passed, work) => {
    expect(workOf(passed)).toBe(work);
  });
});

describe('createWorkClock', () => {
  it('counts for each task from its own start', () => {
    let now: Passed = { wallMs: 1000, cpuMs: 10 };
    const pass = (ms: number) => {
      now = { wallMs: now.wallMs + ms, cpuMs: now.cpuMs + ms };
    };
    const clock = createWorkClock(() => now);
    pass(5000);
    const first = clock.start(60);
    pass(40);
    const second = clock.start(60);
    pass(30);
    expect(second.stop()).toBe(30);
    expect(second.signal.aborted).toBe(false);
    expect(first.signal.aborted).toBe(true);
    expect(first.stop()).toBe(70);
    pass(30);
    expect(first.stop()).toBe(70);
  });

  it('counts little while a task waits for its thread, which others may still load', () => {
    let now: Passed = { wallMs: 0, cpuMs: 0 };
    let hasBegun = false;
    const clock = createWorkClock(() => now);
    const task = clock.start(1000, () => hasBegun);
    now = { wallMs: 100, cpuMs: 200 };
    const other = clock.start(1000);
    hasBegun = true;
    now = { wallMs: 200, cpuMs: 400 };
    expect(other.stop()).toBe(100);
    expect(task.stop()).toBe(105);
  });

  it('ends a task that works on and on', async () => {
    const busy = createWorkClock(() => ({ wallMs: performance.now(), cpuMs: performance.now() }));
    const { signal, stop } = busy.start(150);
    const kept = setInterval(() => undefined, 1000);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
    clearInterval(kept);
    expect(stop()).toBeGreaterThanOrEqual(150);
  });
});
