import { useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { useIsPrinting } from '../../../components/list/use-is-printing.js';

/** So few rows are all in the page: then the browser's own search finds every one. */
const allUpTo = 40;
/** Rows on paper at most: a browser lays out no more in one print. */
export const printedUpTo = 1000;

export interface UseWindowRowsOptions {
  readonly count: number;
  /** Height of a row that has not been shown yet, in pixels. */
  readonly estimate: number;
  /** Names a row, so that its height stays known when the list changes. */
  readonly keyOf: (index: number) => string;
  /** What the rows are in. */
  readonly list: RefObject<HTMLElement | null>;
}

export interface WindowRows {
  /** Indexes of the rows that are in the page. */
  readonly indexes: readonly number[];
  /** Space of the rows that are not, in pixels. */
  readonly before: number;
  readonly after: number;
  /** Ref of a row; it carries its index as `data-index`. */
  readonly measure: (row: HTMLElement | null) => void;
  readonly isPrinting: boolean;
}

const indexesOf = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Which rows of a long list are in the page as the window scrolls: those near the view, and all of a short list. */
export function useWindowRows({ count, estimate, keyOf, list }: UseWindowRowsOptions): WindowRows {
  const isPrinting = useIsPrinting();
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top;
    if (top !== undefined) setMargin(Math.round(top + window.scrollY));
  });
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count,
    enabled: count > allUpTo,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    overscan: 4,
    scrollMargin: margin,
    // A row without a height is not laid out: it is as high as it will probably be.
    measureElement: (row) => row.getBoundingClientRect().height || estimate,
    useFlushSync: false,
  });
  // A row that opens in view grows downwards; only what lies above the view may move the page.
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = (row) =>
    row.end <= (virtualizer.scrollOffset ?? 0);

  if (isPrinting || count <= allUpTo) {
    const indexes = indexesOf(isPrinting ? Math.min(count, printedUpTo) : count);
    return { indexes, before: 0, after: 0, measure: () => undefined, isPrinting };
  }
  const items: readonly VirtualItem[] = virtualizer.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  return {
    indexes: items.map(({ index }) => index),
    before: first ? first.start - margin : 0,
    after: last ? virtualizer.getTotalSize() - (last.end - margin) : 0,
    measure: virtualizer.measureElement,
    isPrinting,
  };
}
