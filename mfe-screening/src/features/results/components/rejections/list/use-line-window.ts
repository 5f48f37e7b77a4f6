import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback } from 'react';
import { usePageTop } from '../../../../../components/list/use-page-top.js';

/** Heights of a line before it is measured, in pixels. */
const usualHeights = { group: 36, mail: 57, more: 41 } as const;

export interface UseLineWindowOptions {
  readonly list: RefObject<HTMLElement | null>;
  readonly lines: readonly { readonly key: string; readonly kind: keyof typeof usualHeights }[];
  /** This line stays on the page when it is out of sight: it may have the focus. -1 for none. */
  readonly keptIndex: number;
}

/** Which lines of a list that scrolls with the page are on the page. */
export function useLineWindow({ list, lines, keptIndex }: UseLineWindowOptions) {
  const top = usePageTop(list);
  const usualHeight = (index: number) => usualHeights[lines[index]?.kind ?? 'mail'];
  // Another function would have all places worked out anew.
  const keyOf = useCallback((index: number) => lines[index]?.key ?? index, [lines]);
  return useWindowVirtualizer<HTMLElement>({
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
}
