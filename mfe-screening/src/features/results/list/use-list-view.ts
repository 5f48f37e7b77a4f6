import { useLocation, useNavigationType, useSearchParams } from '@shortlist/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type ListView,
  readListView,
  withListView,
} from '../../../screening/lists/list-address.js';

/** Pause after the last key before a search is in the address, in milliseconds: browsers take few changes a second. */
const typedMs = 300;

/**
 * The list's state in the address, and changing it. The search applies at once and is in the address a moment later.
 * Opening a candidate is a step that Back undoes.
 */
export function useListView(): ListView & {
  readonly change: (change: Partial<Omit<ListView, 'search' | 'open'>>) => void;
  readonly setSearch: (search: string) => void;
  /** Null opens nobody. */
  readonly setOpen: (candidateId: string | null) => void;
  readonly toggleOpen: (candidateId: string) => void;
} {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const navigation = useNavigationType();
  const view = useMemo(() => readListView(params), [params]);
  const [typed, setTyped] = useState<string | null>(null);
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  });

  const change = useCallback(
    (next: Partial<ListView>) =>
      latest.current((before) => withListView(before, next), { replace: true }),
    [],
  );
  const setOpen = useCallback(
    (id: string | null) => {
      if (id !== view.open) latest.current((before) => withListView(before, { open: id }));
    },
    [view.open],
  );
  const toggleOpen = useCallback(
    (id: string) =>
      latest.current((before) =>
        withListView(before, { open: readListView(before).open === id ? null : id }),
      ),
    [],
  );

  // Typed text wins, though the address comes after it; Back and Forward restore their own state.
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    if (navigation === 'POP') setTyped(null);
  }
  useEffect(() => {
    if (typed === null || typed === view.search) return undefined;
    const timer = setTimeout(() => change({ search: typed }), typedMs);
    return () => clearTimeout(timer);
  }, [typed, view.search, change]);

  return {
    ...view,
    search: typed ?? view.search,
    change,
    setSearch: setTyped,
    setOpen,
    toggleOpen,
  };
}
