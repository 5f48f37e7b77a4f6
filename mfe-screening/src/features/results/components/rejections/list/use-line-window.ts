import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import { useIsPrinting } from '../../../../../components/list/use-is-printing.js';
import { usePageTop } from '../../../../../components/list/use-page-top.js';
import { printedUpTo } from '../../../list/printed.js';

/** Heights of a line before it is measured, in pixels. */
const usualHeights = { group: 36, mail: 57, more: 41 } as const;

export interface UseLineWindowOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly lines: readonly { readonly key: string; readonly kind: keyof typeof usualHeights }[];
  /** This line stays on the page when it is out of sight: it may have the focus. -1 for none. */
  readonly keptIndex: number;
}

/** A line that is on the page. */
export interface WindowLine {
  readonly index: number;
  readonly key: string;
  /** Where it begins in the list, in pixels; null on paper, where each follows the one before. */
  readonly top: number | null;
}

export interface LineWindow {
  readonly shown: readonly WindowLine[];
  /** Of the whole list, in pixels; null on paper. */
  readonly height: number | null;
  /** Ref of a line; it carries its index as `data-index`. */
  readonly measure: (line: HTMLElement | null) => void;
  /** Brings a line into sight. */
  readonly scrollTo: (index: number) => void;
}

/** The rendered lines of a list that scrolls with the page; for printing all. */
export function useLineWindow({ list, lines, keptIndex }: UseLineWindowOptions): LineWindow {
  const isPrinting = useIsPrinting();
  const top = usePageTop(list);
  const usualHeight = (index: number) => usualHeights[lines[index]?.kind ?? 'mail'];
  // Another function would have all places worked out again.
  const keyOf = useCallback((index: number) => lines[index]?.key ?? index, [lines]);
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: lines.length,
    estimateSize: usualHeight,
    getItemKey: keyOf,
    overscan: 6,
    scrollMargin: top,
    // Without layout, as in a test, nothing has a height.
    measureElement: (element: HTMLElement, entry) =>
      (entry?.borderBoxSize[0]?.blockSize ?? element.offsetHeight) ||
      usualHeight(Number(element.dataset['index'])),
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const isKept = keptIndex >= 0 && keptIndex < lines.length && !shown.includes(keptIndex);
      return isKept ? [...shown, keptIndex].sort((a, b) => a - b) : shown;
    },
  });
  const scrollTo = (index: number) => virtualizer.scrollToIndex(index, { align: 'auto' });
  if (isPrinting) {
    const shown = lines.slice(0, printedUpTo).map(({ key }, index) => ({ index, key, top: null }));
    return { shown, height: null, measure: () => undefined, scrollTo };
  }
  const shown = virtualizer.getVirtualItems().map(({ index, start }) => ({
    index,
    key: lines[index]?.key ?? String(index),
    top: start - top,
  }));
  return {
    shown,
    height: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
    scrollTo,
  };
}
