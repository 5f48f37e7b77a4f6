import { type Activity, activityKinds } from '@shortlist/contracts/activity';
import * as http from '@shortlist/contracts/http/resumes';
import { useHost } from '@shortlist/web-kit';
import { useCallback, useEffect, useState } from 'react';

export interface ActivityFilter {
  /** Blank: everybody. */
  readonly userId: string;
  /** Blank: everything. */
  readonly kind: string;
}

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'error'; readonly error: unknown }
  | {
      readonly status: 'ready';
      readonly items: readonly Activity[];
      readonly next: string | null;
      readonly keptMonths: number;
      /** Older lines are on their way. */
      readonly isGrowing: boolean;
    };

const pageSize = 50;
const exportSize = 1000;

/** Lines of the activity that fit a filter, newest first, page by page. */
export function useActivity({ userId, kind }: ActivityFilter) {
  const { call } = useHost();
  const [state, setState] = useState<State>({ status: 'loading' });
  const [round, setRound] = useState(0);

  const fetchPage = useCallback(
    (after: string | null, limit: number, signal?: AbortSignal) => {
      const known = activityKinds.find((each) => each === kind);
      return call(http.listActivity, {
        query: {
          limit,
          ...(userId === '' ? {} : { userId }),
          ...(known ? { kind: known } : {}),
          ...(after === null ? {} : { after }),
        },
        ...(signal ? { signal } : {}),
      });
    },
    [call, userId, kind],
  );

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    setState({ status: 'loading' });
    fetchPage(null, pageSize, signal).then(
      (page) => !signal.aborted && setState({ ...page, status: 'ready', isGrowing: false }),
      (error: unknown) => !signal.aborted && setState({ status: 'error', error }),
    );
    return () => controller.abort();
  }, [fetchPage, round]);

  const reload = () => setRound((count) => count + 1);

  /** Adds the next page. Rejects when it could not be fetched; what is shown stays. */
  async function showOlder(): Promise<void> {
    if (state.status !== 'ready' || state.next === null || state.isGrowing) return;
    setState({ ...state, isGrowing: true });
    try {
      const { items, next } = await fetchPage(state.next, pageSize);
      setState({ ...state, items: [...state.items, ...items], next, isGrowing: false });
    } catch (error) {
      setState({ ...state, isGrowing: false });
      throw error;
    }
  }

  /** All lines that fit the filter. */
  async function fetchAll(): Promise<readonly Activity[]> {
    const all: Activity[] = [];
    for (let after: string | null = null; ;) {
      const { items, next } = await fetchPage(after, exportSize);
      all.push(...items);
      if (next === null) return all;
      after = next;
    }
  }

  return { state, reload, showOlder, fetchAll };
}
