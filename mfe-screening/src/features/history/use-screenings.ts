import * as http from '@shortlist/contracts/http/resumes';
import type { HistoryItem } from '@shortlist/contracts/job';
import type { OperationQueryInput } from '@shortlist/contracts/operation';
import { useHost } from '@shortlist/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';

export type ScreeningFilter = Pick<
  OperationQueryInput<typeof http.listScreenings>,
  'search' | 'state'
>;

export interface Screenings {
  /** Null before the first answer. */
  readonly items: readonly HistoryItem[] | null;
  /** Screenings that match, over all pages. */
  readonly total: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Of the last load; what was loaded before stays. */
  readonly error: unknown;
  readonly loadMore: () => void;
  /** Loads what is shown again; what is shown stays until the answer is there. */
  readonly reload: () => void;
}

interface Loaded {
  readonly key: string;
  readonly items: readonly HistoryItem[];
  readonly next: string | null;
  readonly total: number;
}

/** Between two looks while a screening is running, in milliseconds. */
const refreshMs = 4000;
/** As many as one answer gives. */
const mostAtOnce = 100;
const pageLength = 25;

function isUnderWay({ status, adding }: HistoryItem): boolean {
  return status === 'processing' || Boolean(adding);
}

/** The user's screenings that match, page by page, looked at again while one of them is running. */
export function useScreenings(filter: ScreeningFilter): Screenings {
  const { call } = useHost();
  const key = JSON.stringify(filter);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isLoading, setLoading] = useState(true);
  const [error, setError] = useState<unknown>(null);
  const controller = useRef(new AbortController());
  const shown = loaded?.key === key ? loaded : null;

  const load = useCallback(
    async (known: Loaded | null, after: string | null) => {
      controller.current.abort();
      controller.current = new AbortController();
      const { signal } = controller.current;
      setLoading(true);
      setError(null);
      try {
        const limit = after || !known ? pageLength : Math.max(pageLength, known.items.length);
        const query = {
          ...(JSON.parse(key) as ScreeningFilter),
          limit: Math.min(limit, mostAtOnce),
          after: after ?? undefined,
        };
        const { items, next, total } = await call(http.listScreenings, { query, signal });
        if (signal.aborted) return;
        const before = after && known ? known.items : [];
        setLoaded({ key, items: [...before, ...items], next, total });
        setLoading(false);
      } catch (problem) {
        if (signal.aborted) return;
        setError(problem);
        setLoading(false);
      }
    },
    [call, key],
  );

  useEffect(() => {
    void load(null, null);
    return () => controller.current.abort();
  }, [load]);

  useEffect(() => {
    if (isLoading || error || !shown?.items.some(isUnderWay)) return undefined;
    const timer = setTimeout(() => void load(shown, null), refreshMs);
    return () => clearTimeout(timer);
  }, [shown, isLoading, error, load]);

  return {
    items: shown?.items ?? null,
    total: shown?.total ?? 0,
    hasMore: Boolean(shown?.next),
    isLoading,
    error,
    loadMore: () => void load(shown, shown?.next ?? null),
    reload: () => void load(shown, null),
  };
}
