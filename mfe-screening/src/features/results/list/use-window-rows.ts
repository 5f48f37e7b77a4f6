import { useLocation } from '@shortlist/router';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, startTransition, useCallback, useEffect, useState } from 'react';
import { useIsPrinting } from '../../../components/list/use-is-printing.js';
import { usePageTop } from '../../../components/list/use-page-top.js';
import { printedUpTo } from './printed.js';
import { keptPlaceOf } from './use-scroll-memory.js';

/** So few rows are all in the page: then the browser's own search finds every one. */
const allUpTo = 40;
/** So many of a short list are drawn at a time: a screenful is there before the work for the others begins. */
const rowsAtATime = 8;

interface Row {
  readonly id: string;
}

/**
 * How many of `wanted` rows are drawn: a few more each time the browser has shown those before and answered meanwhile. All at
 * once for who comes back to a place further down, which has to be there.
 */
function useGrowing(wanted: number): number {
  const { key } = useLocation();
  const [drawn, setDrawn] = useState(() => (keptPlaceOf(key) === null ? rowsAtATime : allUpTo));
  useEffect(() => {
    if (drawn < wanted) startTransition(() => setDrawn(drawn + rowsAtATime));
  }, [drawn, wanted]);
  return Math.min(drawn, wanted);
}

export interface UseWindowRowsOptions<Item extends Row> {
  readonly items: readonly Item[];
  /** Height of a row that has not been shown yet, in pixels. */
  readonly estimate: number;
  /** The element that contains the rows. */
  readonly list: RefObject<HTMLElement | null>;
}

/** A row that is in the page. */
export interface WindowRow<Item extends Row> {
  readonly item: Item;
  readonly index: number;
  /** Space above it, of rows that are not in the page, in pixels. */
  readonly gap: number;
}

export interface WindowRows<Item extends Row> {
  readonly rows: readonly WindowRow<Item>[];
  /** Space below the last one, in pixels. */
  readonly after: number;
  /** Ref of a row; it carries its index as `data-index` and its id as `data-row`. */
  readonly measure: (row: HTMLElement | null) => void;
  readonly isPrinting: boolean;
}

/** Id of the row that has the focus, of those in a list. */
function focusedRow(list: HTMLElement | null): string | null {
  const row = document.activeElement?.closest<HTMLElement>('[data-row]');
  return row && list?.contains(row) ? (row.dataset['row'] ?? null) : null;
}

/**
 * The rendered rows of a long list as the window scrolls: those near the view and the one with the focus; of a short
 * list all.
 */
export function useWindowRows<Item extends Row>({
  items,
  estimate,
  list,
}: UseWindowRowsOptions<Item>): WindowRows<Item> {
  const isPrinting = useIsPrinting();
  const isLong = items.length > allUpTo;
  const drawn = useGrowing(isLong ? 0 : items.length);
  const margin = usePageTop(list, isLong);
  // Another function would have all places worked out again.
  const keyOf = useCallback((index: number) => items[index]?.id ?? String(index), [items]);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: items.length,
    enabled: isLong,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 4,
    scrollMargin: margin,
    // A row without a height is not laid out: it is as high as it will probably be.
    measureElement: (row, entry) =>
      (entry?.borderBoxSize[0]?.blockSize ?? row.getBoundingClientRect().height) || estimate,
    rangeExtractor: (range) => {
      const near = defaultRangeExtractor(range);
      const focused = focusedRow(list.current);
      if (focused === null) return near;
      const kept = items.findIndex(({ id }) => id === focused);
      return kept < 0 || near.includes(kept) ? near : [...near, kept].sort((a, b) => a - b);
    },
    useFlushSync: false,
  });
  // A row that opens in view grows downwards; only what lies above the view may move the page.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (row) =>
    row.end <= (virtualizer.scrollOffset ?? 0);

  if (isPrinting || !isLong) {
    const shown = items.slice(0, isPrinting ? printedUpTo : drawn);
    const rows = shown.map((item, index) => ({ item, index, gap: 0 }));
    const after = isPrinting ? 0 : (items.length - shown.length) * estimate;
    return { rows, after, measure: () => undefined, isPrinting };
  }
  let end = margin;
  const rows = virtualizer.getVirtualItems().flatMap((place) => {
    const item = items[place.index];
    if (!item) return [];
    const gap = place.start - end;
    end = place.end;
    return [{ item, index: place.index, gap }];
  });
  return {
    rows,
    after: virtualizer.getTotalSize() - (end - margin),
    measure: virtualizer.measureElement,
    isPrinting,
  };
}
