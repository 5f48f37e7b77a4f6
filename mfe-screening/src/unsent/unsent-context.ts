import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { SendError } from './send-change.js';
import { idsOf } from './unsent-change.js';
import type { UnsentQueue, UnsentState } from './unsent-queue.js';

export const UnsentContext = createContext<UnsentQueue | null>(null);

/** Decisions and notes of the user on their way to the server. */
export function useUnsentQueue(): UnsentQueue {
  const queue = useContext(UnsentContext);
  if (!queue) throw new Error('This part of the page needs an UnsentProvider around it.');
  return queue;
}

export function useUnsentState(): UnsentState {
  const { subscribe, getState } = useUnsentQueue();
  return useSyncExternalStore(subscribe, getState);
}

const waitingIn = new WeakMap<UnsentState, ReadonlySet<string>>();

/** Ids of those about whom something waits. */
function waitingOf(state: UnsentState): ReadonlySet<string> {
  const known = waitingIn.get(state);
  if (known) return known;
  const ids = new Set(state.shown.flatMap(idsOf));
  waitingIn.set(state, ids);
  return ids;
}

/** Why what was decided or noted about a candidate is not stored yet; null when it is, or on its way. */
export function useUnsent(candidateId: string): SendError | null {
  const { subscribe, getState } = useUnsentQueue();
  return useSyncExternalStore(
    subscribe,
    useCallback(() => {
      const state = getState();
      if (state.sendError === null) return null;
      return waitingOf(state).has(candidateId) ? state.sendError : null;
    }, [getState, candidateId]),
  );
}
