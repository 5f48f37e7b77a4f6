import { useCallback, useMemo, useRef, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** Selects or lets go of one; `reach` does the same to all between it and the last one. */
  readonly toggle: (id: string, reach: boolean) => void;
  readonly selectAll: (ids: readonly string[]) => void;
  readonly clear: () => void;
}

/**
 * The selected people of a list; `shown` are the ids of the list in its order. A person who leaves the list stays
 * selected.
 */
export function useSelection(shown: readonly string[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string | null>(null);
  const order = useRef(shown);
  order.current = shown;

  const toggle = useCallback((id: string, reach: boolean) => {
    const list = order.current;
    const [from, to] = [list.indexOf(last.current ?? ''), list.indexOf(id)];
    last.current = id;
    const range =
      reach && from >= 0 && to >= 0 ? list.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    setIds((before) => {
      const next = new Set(before);
      const on = !before.has(id);
      for (const each of range) {
        if (on) next.add(each);
        else next.delete(each);
      }
      return next;
    });
  }, []);
  const selectAll = useCallback((all: readonly string[]) => setIds(new Set(all)), []);
  const clear = useCallback(() => setIds(new Set()), []);
  return useMemo(() => ({ ids, toggle, selectAll, clear }), [ids, toggle, selectAll, clear]);
}
