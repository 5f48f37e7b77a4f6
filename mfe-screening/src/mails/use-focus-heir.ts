import { type RefObject, useLayoutEffect } from 'react';

/** When what has the focus goes away with `element`, the tab's panel around gets it instead of the page's body. */
export function useFocusHeir(element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const gone = element.current;
    const panel = gone?.closest<HTMLElement>('[role=tabpanel]');
    return () => {
      if (gone?.contains(document.activeElement)) panel?.focus({ preventScroll: true });
    };
  }, [element]);
}
