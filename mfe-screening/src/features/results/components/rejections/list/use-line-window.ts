import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useState } from 'react';

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
  const [top, setTop] = useState(0);
  const usualHeight = (index: number) => usualHeights[lines[index]?.kind ?? 'mail'];
  // What stands above the list comes and goes, so its place is looked at after each rendering.
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect();
    if (box) setTop(Math.round(box.top + window.scrollY));
  });
  return useWindowVirtualizer<HTMLElement>({
    count: lines.length,
    estimateSize: usualHeight,
    getItemKey: (index) => lines[index]?.key ?? index,
    overscan: 6,
    scrollMargin: top,
    // Without layout, as in a test, nothing has a height.
    measureElement: (element: HTMLElement) =>
      element.offsetHeight || usualHeight(Number(element.dataset['index'])),
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range);
      const isKept = keptIndex >= 0 && keptIndex < lines.length && !shown.includes(keptIndex);
      return isKept ? [...shown, keptIndex].sort((a, b) => a - b) : shown;
    },
  });
}
