import type { HostApi } from '@shortlist/host-api';
import { reportProblem } from '@shortlist/web-kit';
import type { People } from '../../people/store/people-context.js';
import { followChanges } from './follow-changes.js';

/** Shortest pause between two loads of the people, and its share for each of them, in milliseconds. */
const pauseMs = 2000;
const pauseMsEach = 3;

/**
 * Hears what others change in a screening until `signal` aborts, by one stream, which is closed while the tab is hidden: a
 * browser has six connections for all its tabs. The more people a screening has, the longer until all are loaded again.
 */
export function follow(
  host: HostApi,
  people: Pick<People, 'jobId' | 'store' | 'changes'>,
  signal: AbortSignal,
): void {
  const { jobId, store, changes } = people;
  let open: AbortController | undefined;
  let notifiedAt = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const notifyOverview = () => {
    timer = undefined;
    notifiedAt = performance.now();
    changes.load('overview');
  };
  const planOverview = () => {
    const state = store?.getState();
    const total = state?.status === 'ready' ? (state.overview?.total ?? 0) : 0;
    const dueAt = notifiedAt + Math.max(pauseMs, total * pauseMsEach);
    timer ??= setTimeout(notifyOverview, dueAt - performance.now());
  };
  const close = () => {
    open?.abort();
    open = undefined;
    changes.setLive(false);
    clearTimeout(timer);
    timer = undefined;
  };
  const openOrClose = () => {
    if (document.hidden) close();
    if (document.hidden || open) return;
    open = new AbortController();
    followChanges({
      ...{ host, jobId, signal: open.signal },
      onLive: changes.setLive,
      onChanged: (parts) => {
        for (const part of parts) {
          if (part === 'overview') planOverview();
          else changes.load(part);
        }
      },
    }).catch((cause: unknown) => reportProblem('Changes by others could not be heard.', cause));
  };

  if (signal.aborted) return;
  openOrClose();
  document.addEventListener('visibilitychange', openOrClose, { signal });
  signal.addEventListener('abort', close);
}
