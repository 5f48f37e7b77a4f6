import { useLocation, useNavigationType } from '@shortlist/router';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * What a page load does by itself and a navigation inside the app does not: sets the title, starts at the top (going
 * back keeps the place) and moves the focus to the new content.
 */
export function usePageChange(title: string, main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    document.title = `${title} · Shortlist`;
  }, [title]);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [pathname, navigationType, main]);
}
