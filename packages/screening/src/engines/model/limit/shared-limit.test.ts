import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstState, LEASE_MS, type LimitState } from './limit-state.js';
import { createSharedLimit, type LimitStore } from './shared-limit.js';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** A store in memory, whose every answer takes a moment, so that processes meet in it. */
function createStore(): LimitStore & { isLost: boolean; readonly state: LimitState | undefined } {
  let kept: { state: LimitState; revision: number } | null = null;
  const store = {
    isLost: false,
    get state() {
      return kept?.state;
    },
    async read() {
      await wait(2);
      if (store.isLost) throw new Error('lost');
      return kept;
    },
    async write(state: LimitState, revision: number | null) {
      await wait(2);
      if (store.isLost) throw new Error('lost');
      if ((kept?.revision ?? null) !== revision) return false;
      kept = { state, revision: (revision ?? 0) + 1 };
      return true;
    },
  };
  return store;
}

/** A provider that refuses what is more than `bears` at once. */
function createProvider(bears: number, callMs = 1000) {
  const seen = { running: 0, most: 0, calls: 0, refused: 0, busyMs: 0 };
  return {
    seen,
    async call(): Promise<'done' | 'busy'> {
      seen.calls += 1;
      if (seen.running >= bears) {
        seen.refused += 1;
        return 'busy';
      }
      seen.running += 1;
      seen.most = Math.max(seen.most, seen.running);
      await wait(callMs);
      seen.running -= 1;
      seen.busyMs += callMs;
      return 'done';
    },
  };
}

type Provider = ReturnType<typeof createProvider>;

/** A process that always has a few calls to make. Ends with the test. */
function startWorker(store: LimitStore, provider: Provider, concurrency = 4) {
  const lost: unknown[] = [];
  const limit = createSharedLimit({ store, onLost: (error) => lost.push(error) });
  let isAlive = true;
  const goOn = async () => {
    while (isAlive) {
      const outcome = await limit.run(provider.call, (given) => given === 'busy');
      if (outcome === 'busy') await wait(500);
      // A worker pauses between two calls.
      await wait(20);
    }
  };
  for (let slot = 0; slot < concurrency; slot += 1) void goOn();
  return { lost, stop: () => (isAlive = false) };
}

describe('createSharedLimit', () => {
  it.each([
    [1, 3],
    [2, 5],
    [4, 10],
    [8, 10],
    [8, 24],
  ])(
    'of %i processes uses what a provider of %i bears, hardly ever more',
    async (workers, bears) => {
      const store = createStore();
      const provider = createProvider(bears);
      for (let worker = 0; worker < workers; worker += 1) startWorker(store, provider);
      const seconds = 240;
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      expect(provider.seen.refused / provider.seen.calls).toBeLessThanOrEqual(0.01);
      expect(provider.seen.busyMs / (bears * seconds * 1000)).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('does not hold back calls that the provider bears', async () => {
    const store = createStore();
    const provider = createProvider(1000);
    for (let worker = 0; worker < 8; worker += 1) startWorker(store, provider);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(provider.seen.running).toBeGreaterThanOrEqual(30);
    expect(provider.seen.refused).toBe(0);
  });

  it('follows a provider that bears less than before', async () => {
    const store = createStore();
    const provider = createProvider(20);
    for (let worker = 0; worker < 5; worker += 1) startWorker(store, provider);
    await vi.advanceTimersByTimeAsync(60_000);
    provider.seen.running += 15;
    await vi.advanceTimersByTimeAsync(20_000);
    const { calls, refused } = provider.seen;
    await vi.advanceTimersByTimeAsync(60_000);
    expect((provider.seen.refused - refused) / (provider.seen.calls - calls)).toBeLessThan(0.03);
    expect(store.state?.limit).toBeLessThanOrEqual(6);
  });

  it('starts from what was learned before, without a single refusal', async () => {
    const store = createStore();
    await Promise.all([
      store.write({ ...firstState, limit: 5, ceiling: 6 }, null),
      vi.advanceTimersByTimeAsync(10),
    ]);
    const provider = createProvider(5);
    startWorker(store, provider, 8);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(provider.seen.most).toBe(5);
    expect(provider.seen.refused).toBe(0);
  });

  it('gives the slots of a process that died to the others', async () => {
    const store = createStore();
    const dead = { by: 'dead', wants: 4, granted: 4, until: Date.now() + LEASE_MS };
    await Promise.all([
      store.write({ ...firstState, ceiling: 5, holders: [dead] }, null),
      vi.advanceTimersByTimeAsync(10),
    ]);
    const provider = createProvider(4);
    startWorker(store, provider);
    await vi.advanceTimersByTimeAsync(LEASE_MS / 2);
    expect(provider.seen.running).toBe(0);
    await vi.advanceTimersByTimeAsync(LEASE_MS);
    expect(provider.seen.running).toBe(4);
  });

  it('goes on with half of its slots while the store is lost, and with all after it', async () => {
    const store = createStore();
    const provider = createProvider(100);
    const worker = startWorker(store, provider);
    await vi.advanceTimersByTimeAsync(10_000);
    store.isLost = true;
    await vi.advanceTimersByTimeAsync(3 * LEASE_MS);
    expect(provider.seen.running).toBe(2);
    expect(worker.lost.length).toBeGreaterThan(0);
    store.isLost = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(provider.seen.running).toBeGreaterThanOrEqual(3);
  });

  it('tells nobody anything once it has no calls to make', async () => {
    const store = createStore();
    const worker = startWorker(store, createProvider(4));
    await vi.advanceTimersByTimeAsync(3000);
    expect(store.state?.holders).toHaveLength(1);
    worker.stop();
    await vi.advanceTimersByTimeAsync(5000);
    expect(store.state?.holders).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
