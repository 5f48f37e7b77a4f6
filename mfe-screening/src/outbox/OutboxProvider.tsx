import { type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { TabNews } from '../people/store/tab-news.js';
import { useTabNews } from '../people/store/use-tab-news.js';
import { OutboxContext } from './outbox-context.js';
import { endOf, type OutboxEnd } from './outbox-end.js';
import { useOutbox } from './use-outbox.js';

export interface OutboxProviderProps {
  /** Null where nothing can be sent. */
  readonly jobId: string | null;
  /** Hears what became of what this tab confirmed, once nothing of it waits or leaves any more. */
  readonly onEnd?: (end: OutboxEnd) => void;
  readonly children: ReactNode;
}

/** Around the pages of a screening: follows its outbox once for all who show it. */
export function OutboxProvider({ jobId, onEnd, children }: OutboxProviderProps) {
  const outbox = useOutbox(jobId);
  const { view, refresh } = outbox;
  useTabNews(
    useCallback(
      ({ kind }: TabNews) => {
        if (kind === 'outbox') refresh();
      },
      [refresh],
    ),
  );
  const followed = useRef<ReadonlySet<string>>(new Set());

  const follow = useCallback((candidateIds: readonly string[]) => {
    followed.current = new Set([...followed.current, ...candidateIds]);
  }, []);
  useEffect(() => {
    if (!view || followed.current.size === 0) return;
    const found = endOf(view, followed.current);
    if (!found) return;
    followed.current = new Set();
    // A mere stop is reported where it happened.
    if (found.sent + found.failed + found.unknown + found.other > 0) onEnd?.(found);
  }, [view, onEnd]);

  const value = useMemo(() => ({ ...outbox, jobId, follow }), [outbox, jobId, follow]);
  return <OutboxContext value={value}>{children}</OutboxContext>;
}
