import { type RefObject, useLayoutEffect, useState } from 'react';

/** How far below the top of the page something begins, in pixels. */
export function usePageTop(element: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const box = element.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    measure();
    // What stands above grows and shrinks with the page. Not after each rendering: to ask for a place then, while
    // something scrolls or moves, makes the browser lay out the page once more each time.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);
  return top;
}
