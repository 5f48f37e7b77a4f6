import { type RefObject, useCallback, useEffect, useState } from 'react';
import { markAt } from '../../../evidence/components/ResumeParts.js';

export interface UseMarkViewOptions {
  /** The element with the resume; it scrolls by itself when it is next to the person. */
  readonly side: RefObject<HTMLElement | null>;
  /** The scrolling element where the resume is below the person. */
  readonly page: RefObject<HTMLElement | null>;
  /** Where the selected evidence begins; null when there is none, or no text yet. */
  readonly start: number | null;
}

function scrollsByItself(element: HTMLElement): boolean {
  return getComputedStyle(element).overflowY === 'auto';
}

function isWithin(mark: HTMLElement, box: HTMLElement): boolean {
  const [inner, outer] = [mark.getBoundingClientRect(), box.getBoundingClientRect()];
  return inner.top >= outer.top && inner.bottom <= outer.bottom;
}

/**
 * Keeps the selected mark in view where the resume stands beside the person. Where it lies under the person nothing
 * moves by itself: `isInView` says whether the mark is on the screen, `go` goes there, or back to the top.
 */
export function useMarkView({ side, page, start }: UseMarkViewOptions) {
  const [isInView, setInView] = useState(false);
  const find = useCallback(
    () => (side.current && start !== null ? markAt(side.current, start) : undefined),
    [side, start],
  );

  useEffect(() => {
    const box = side.current;
    const mark = find();
    if (!box || !mark || !scrollsByItself(box) || isWithin(mark, box)) return;
    const offset = mark.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollTop += offset - box.clientHeight / 3;
  }, [side, find]);

  useEffect(() => {
    const box = page.current;
    if (!box) return undefined;
    const look = () => {
      const mark = find();
      setInView(mark !== undefined && isWithin(mark, box));
    };
    look();
    box.addEventListener('scroll', look, { passive: true });
    return () => box.removeEventListener('scroll', look);
  }, [page, find]);

  const go = () => {
    if (isInView) page.current?.scrollTo({ top: 0 });
    else find()?.scrollIntoView({ block: 'center' });
  };
  return { isInView, go };
}
