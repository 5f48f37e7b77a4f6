import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * How far below the top of the page something begins, in pixels; 0 while nobody wants to know (`isWanted`): to ask for a place
 * makes the browser lay out the page before it would.
 */
export function usePageTop(element: RefObject<HTMLElement | null>, isWanted = true): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    // Content above the list grows and shrinks with the page. Not after each rendering: to ask for a place then, while
    // something scrolls or moves, makes the browser lay out the page once more each time.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element, isWanted]);
  return isWanted ? top : 0;
}
