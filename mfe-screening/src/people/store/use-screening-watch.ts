import * as http from '@shortlist/contracts/http/resumes';
import type { ScreeningOverview } from '@shortlist/contracts/people';
import { useHost } from '@shortlist/web-kit';
import { useEffect } from 'react';
import { usePeople } from './people-context.js';
import { createWhenNoDialog } from './when-no-dialog.js';

export interface UseScreeningWatchOptions {
  /** Looks as long as this is true. */
  readonly active: boolean;
  /** Pause between two looks, in milliseconds; longer while the server says what others change. */
  readonly everyMs: number;
}

/** Files are being scored at pauses up to this, in milliseconds: the server does not say each score. */
const scoringMs = 2000;

/** Stamp that changes whenever candidates changed. */
function stampOf({ done, totals, unreadable, adding, revision }: ScreeningOverview): string {
  return JSON.stringify([done, totals, unreadable, adding, revision]);
}

/**
 * Looks at the screening again and again, and at once when the tab is shown again or the network is back, and loads its
 * candidates when they changed; also when others changed it. A hidden tab does not look. A look that fails is made again.
 */
export function useScreeningWatch({ active, everyMs }: UseScreeningWatchOptions): void {
  const { call } = useHost();
  const { jobId, store, changes } = usePeople();

  useEffect(() => {
    if (!active || !store) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const whenNoDialog = createWhenNoDialog();
    let looks = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const plan = (pause: number) => {
      clearTimeout(timer);
      if (!signal.aborted) timer = setTimeout(() => void look(), pause);
    };
    const apply = (screening: ScreeningOverview) => {
      const state = store.getState();
      if (signal.aborted || state.status !== 'ready' || !state.overview) return;
      // The overview is stored with the loaded rows: a failed load is repeated by the next look.
      if (stampOf(state.overview) === stampOf(screening)) store.replaceOverview(screening);
      else void store.reload();
    };
    const look = async () => {
      if (document.hidden) return;
      // The last one that began plans the next.
      looks += 1;
      const mine = looks;
      try {
        const query = { limit: 1 };
        const { screening } = await call(http.getScreening, {
          params: { id: jobId },
          query,
          signal,
        });
        whenNoDialog.act(() => apply(screening));
      } catch {
        // The server is out of reach for a moment: the next look will tell.
      }
      if (mine === looks) plan(everyMs > scoringMs && changes.isLive() ? everyMs * 4 : everyMs);
    };
    const wake = () => {
      if (!document.hidden) plan(0);
    };
    plan(everyMs);
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', wake);
    changes.put('overview', wake);
    return () => {
      controller.abort();
      whenNoDialog.stop();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', wake);
    };
  }, [call, jobId, store, changes, active, everyMs]);
}
