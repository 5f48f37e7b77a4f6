import { type RefObject, useEffect } from 'react';

/** The focused element and its ancestors, innermost first. */
function pathOf(element: Element, end: Element): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at: Element | null = element; at && at !== end; at = at.parentElement) {
    if (at instanceof HTMLElement) path.push(at);
  }
  return path;
}

/** Gives the focus to what no key stops at. */
function lend(element: HTMLElement): void {
  element.tabIndex = -1;
  element.dataset['keptFocus'] = '';
  element.addEventListener(
    'blur',
    () => {
      element.removeAttribute('tabindex');
      delete element.dataset['keptFocus'];
    },
    { once: true },
  );
  element.focus({ preventScroll: true });
}

/**
 * Keeps the place of the keyboard: when what had the focus goes away and nobody takes it, as when a button is replaced by
 * what it brought, the innermost thing around it that is still there gets it. The next Tab goes on from there.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = main.current;
    if (!root) return;
    let path: HTMLElement[] = [];
    let frame = 0;
    const remember = ({ target }: FocusEvent) => {
      path = target instanceof Element && root.contains(target) ? pathOf(target, root) : [];
    };
    const keep = () => {
      if (document.activeElement !== document.body || path[0]?.isConnected !== false) return;
      const left = path.find((element) => element.isConnected);
      path = [];
      if (left && left.tabIndex < 0) lend(left);
      else (left ?? root).focus({ preventScroll: true });
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body || path[0]?.isConnected !== false) return;
      cancelAnimationFrame(frame);
      // The page may be about to give it to what it shows now.
      frame = requestAnimationFrame(keep);
    });
    document.addEventListener('focusin', remember);
    observer.observe(root, { childList: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [main]);
}
