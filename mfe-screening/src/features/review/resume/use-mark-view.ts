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

/** The place of selected evidence in the original, while that is shown and has places. */
function placeInOriginal(side: HTMLElement): HTMLElement | null {
  return side.querySelector<HTMLElement>('[data-spot=chosen]');
}

/**
 * Keeps the selected mark in view where the resume is next to the person. Where it is below the person nothing
 * moves by itself: `isInView` says whether the mark is on the screen, `go` goes there, or back to the top. `follow` looks
 * again, as when the original has loaded.
 */
export function useMarkView({ side, page, start }: UseMarkViewOptions) {
  const [isInView, setInView] = useState(false);
  const find = useCallback(() => {
    if (!side.current || start === null) return undefined;
    return placeInOriginal(side.current) ?? markAt(side.current, start);
  }, [side, start]);

  const follow = useCallback(() => {
    const box = side.current;
    const mark = box && start !== null ? markAt(box, start) : undefined;
    if (!box || !mark || !scrollsByItself(box)) return;
    const isHidden = mark.getBoundingClientRect().height === 0;
    if (!isHidden && !isWithin(mark, box)) {
      const offset = mark.getBoundingClientRect().top - box.getBoundingClientRect().top;
      box.scrollTop += offset - box.clientHeight / 3;
    }
    placeInOriginal(box)?.scrollIntoView({ block: 'nearest' });
  }, [side, start]);
  useEffect(follow, [follow]);

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
  return { isInView, go, follow };
}
