import { type RefObject, useLayoutEffect } from 'react';

/**
 * When what has the focus goes away with `element`, what is around it by this selector gets it instead of the page's
 * body: the tab's panel.
 */
export function useFocusHeir(
  element: RefObject<HTMLElement | null>,
  around = '[role=tabpanel]',
): void {
  useLayoutEffect(() => {
    const gone = element.current;
    const heir = gone?.closest<HTMLElement>(around);
    return () => {
      if (gone?.contains(document.activeElement)) heir?.focus({ preventScroll: true });
    };
  }, [element, around]);
}
