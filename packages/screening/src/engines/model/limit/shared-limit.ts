import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { CallLimit } from './call-limit.js';
import { createGate } from './gate.js';
import { firstState, LEASE_MS, type LimitState, settle } from './limit-state.js';

/** Where processes keep a limit that they share. */
export interface LimitStore {
  /** Null before the first write. */
  read(): Promise<{ readonly state: LimitState; readonly revision: number } | null>;
  /** Stores the state that follows `revision`, null for the first; false when somebody was faster. */
  write(state: LimitState, revision: number | null): Promise<boolean>;
}

export interface CreateSharedLimitOptions {
  readonly store: LimitStore;
  /** Default `Date.now`. */
  readonly now?: () => number;
  /** The store does not answer; calls go on with a careful share. */
  readonly onLost: (error: unknown) => void;
}

/** How often a process that has calls to make looks at what it may run; seldom when they are many. */
const LOOK_MS = 300;
const LOOK_MS_PER_HOLDER = 12;
/** A sign of life is due once this much of the lease is over. */
const RENEW_MS = LEASE_MS / 2;
const MAX_CONFLICTS = 4;

/**
 * A limit that all processes with one store share: each holds slots for a few seconds and passes on those it does not
 * use. A process that dies loses them when its lease is over. While the store does not answer, each goes on with half
 * of what it had, at least one, and less when the provider refuses.
 */
export function createSharedLimit({
  store,
  now = Date.now,
  onLost,
}: CreateSharedLimitOptions): CallLimit {
  const by = randomUUID();
  let slots = 0;
  let leaseUntil = 0;
  let isLost = false;
  let episode = 0;
  let holders = 1;
  /** The most calls wanted since the last look, and before it: between two calls of a worker it wants one less. */
  let most = 0;
  let mostBefore = 0;
  let toldWants = 0;
  let successes = 0;
  let refused: number[] = [];
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;
  const gate = createGate(() => {
    if (now() < leaseUntil) return slots;
    return isLost ? Math.max(1, Math.floor(slots / 2)) : 0;
  });

  const wanted = () => gate.running + gate.waiting;

  /** One look at the shared state; true when what it says is stored, or nothing has to be. */
  async function report(): Promise<boolean> {
    const found = await store.read();
    const known = found?.state ?? firstState;
    const told = { by, wants: Math.max(most, mostBefore, wanted()), running: gate.running };
    const seen = { successes, refused };
    const settled = settle(known, { ...told, ...seen }, now());
    const mine = (state: LimitState) => state.holders.find((holder) => holder.by === by);
    const [before, after] = [mine(known), mine(settled.state)];
    const isSame =
      before?.wants === after?.wants &&
      before?.granted === after?.granted &&
      known.limit === settled.state.limit &&
      known.episode === settled.state.episode &&
      (after === undefined || (before?.until ?? 0) - now() > LEASE_MS - RENEW_MS);
    if (!settled.isFull) successes = 0;
    if (!isSame) {
      if (!(await store.write(settled.state, found?.revision ?? null))) return false;
      successes = Math.max(0, successes - seen.successes);
      refused = refused.slice(seen.refused.length);
    }
    ({ slots } = settled);
    leaseUntil = (isSame ? before : after)?.until ?? 0;
    ({ episode } = settled.state);
    holders = settled.state.holders.length;
    toldWants = told.wants;
    return true;
  }

  async function reportUntilStored(): Promise<void> {
    for (let tries = 0; tries <= MAX_CONFLICTS; tries += 1) if (await report()) return;
  }

  async function look(): Promise<void> {
    const answered = new AbortController();
    const late = delay(LEASE_MS, undefined, { signal: answered.signal, ref: false }).then(() => {
      throw new Error('The shared limit of calls was not answered in time.');
    });
    try {
      await Promise.race([reportUntilStored(), late]);
      isLost = false;
    } catch (error) {
      isLost = true;
      if (wanted() > 0) onLost(error);
    } finally {
      late.catch(() => undefined);
      answered.abort();
    }
    mostBefore = most;
    most = wanted();
    gate.admit();
    const isIdle = most === 0 && toldWants === 0;
    timer = isIdle ? undefined : setTimeout(start, Math.max(LOOK_MS, holders * LOOK_MS_PER_HOLDER));
    timer?.unref();
  }

  function start(): void {
    clearTimeout(timer);
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }

  return {
    async run(call, isRefused) {
      const entered = gate.enter();
      most = Math.max(most, wanted());
      if (!timer) start();
      await entered;
      const begun = episode;
      try {
        const outcome = await call();
        if (!isRefused(outcome)) successes += 1;
        else {
          refused.push(begun);
          // Until the next look, so that no other call takes the refused one's place.
          slots = isLost ? Math.floor(slots / 2) : Math.max(0, slots - 1);
          start();
        }
        return outcome;
      } finally {
        gate.leave();
      }
    },
  };
}
