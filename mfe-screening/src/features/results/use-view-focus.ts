import { useEffect, useRef } from 'react';

/** After going to another view of the same page, the focus is on the content if what had it went with the view before. */
export function useViewFocus(view: string | null): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [view]);
}
