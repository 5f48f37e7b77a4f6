import * as http from '@shortlist/contracts/http/resumes';
import type { ScreeningOverview } from '@shortlist/contracts/people';
import { useHost } from '@shortlist/web-kit';
import { useEffect } from 'react';
import { usePeople } from './people-context.js';

export interface UseScreeningWatchOptions {
  /** Looks as long as this is true. */
  readonly active: boolean;
  /** Pause between two looks, in milliseconds. */
  readonly everyMs: number;
  /** Loads the candidates at every look: what is waited for shows in none of the screening's figures. */
  readonly everything?: boolean;
}

/** What tells that candidates changed, whatever else did. */
function stampOf({ done, totals, unreadable, adding }: ScreeningOverview): string {
  return JSON.stringify([done, totals, unreadable, adding]);
}

/** Looks at the screening again and again, and loads its candidates when they changed. A look that fails is made again. */
export function useScreeningWatch({
  active,
  everyMs,
  everything = false,
}: UseScreeningWatchOptions): void {
  const { call } = useHost();
  const { jobId, store } = usePeople();

  useEffect(() => {
    if (!active || !store) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const look = async () => {
      try {
        const query = { limit: 1 };
        const { screening } = await call(http.getScreening, {
          params: { id: jobId },
          query,
          signal,
        });
        const state = store.getState();
        if (signal.aborted || state.status !== 'ready' || !state.overview) return;
        const changed = everything || stampOf(state.overview) !== stampOf(screening);
        store.replaceOverview(screening);
        if (changed) await store.reload();
      } catch {
        // The server is out of reach for a moment: the next look will tell.
      }
      if (!signal.aborted) timer = setTimeout(() => void look(), everyMs);
    };
    let timer = setTimeout(() => void look(), everyMs);
    return () => {
      controller.abort();
      clearTimeout(timer);
    };
  }, [call, jobId, store, active, everyMs, everything]);
}
