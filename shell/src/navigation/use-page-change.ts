import { documentTitle } from '@shortlist/contracts/front-ends/pages';
import { useLocation, useNavigationType } from '@shortlist/router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * Does for a navigation inside the app what a page load does by itself: sets the title, starts at the top (going back
 * keeps the place) and moves the focus to the new content. Another view of the same page keeps the focus, unless what
 * had it went with the view before.
 */
export function usePageChange(title: string, main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);
  const entry = useRef(key);

  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, navigationType, main]);

  useEffect(() => {
    if (entry.current === key) return;
    entry.current = key;
    if (navigationType === 'REPLACE') return;
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) main.current?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [key, navigationType, main]);
}
