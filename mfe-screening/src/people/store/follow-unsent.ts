import { foreseeAll, type UnsentChange } from '../../unsent/unsent-change.js';
import type { UnsentQueue } from '../../unsent/unsent-queue.js';
import type { ScreeningStore } from './screening-state.js';
import type { TabNewsChannel } from './tab-news.js';

export interface FollowUnsentOptions {
  readonly jobId: string;
  readonly store: ScreeningStore;
  readonly publish: TabNewsChannel['publish'];
}

/**
 * Shows in a screening what was decided and noted about its people and is not stored yet, then what the server made of
 * it, and tells the other tabs. Returns what stops it.
 */
export function followUnsent(
  queue: UnsentQueue,
  { jobId, store, publish }: FollowUnsentOptions,
): () => void {
  let shown: readonly UnsentChange[] = [];
  let forget: () => void = () => undefined;
  const show = () => {
    const next = queue.getState().shown.filter((change) => change.jobId === jobId);
    if (next.length === shown.length && next.every((change, at) => change === shown[at])) return;
    shown = next;
    const before = forget;
    const foreseen = foreseeAll(next);
    forget = store.foresee(
      [...foreseen.keys()],
      (candidate) => foreseen.get(candidate.id)?.(candidate) ?? candidate,
    );
    before();
  };
  const unsubscribe = queue.subscribe(show);
  const deafen = queue.onAnswer((ofJob, changed) => {
    if (ofJob !== jobId) return;
    store.apply(changed);
    publish({ kind: 'people', changed });
    const rows = new Set(changed.rows.map(({ candidate }) => candidate.id));
    // Somebody else changed them: what is on the page is out of date.
    if (changed.skipped.some(({ candidateId }) => !rows.has(candidateId))) void store.reload();
  });
  show();
  return () => {
    unsubscribe();
    deafen();
    forget();
  };
}
