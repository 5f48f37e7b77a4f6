import { useLocation, useNavigationType } from '@shortlist/router';
import { type RefObject, useEffect, useRef } from 'react';

/** Events of a person who already looks around on the page. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The id that a fragment names; what can't be decoded names nothing. */
function targetOf(hash: string): string | null {
  try {
    return decodeURIComponent(hash.slice(1)) || null;
  } catch {
    return null;
  }
}

/**
 * Brings a visitor to the place that the address names by its fragment. The browser looks for it before a remote has
 * shown its page, so here it is waited for: until it is there, the visitor moves by themselves, or goes elsewhere.
 * Going back inside the app keeps the place it was left at.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation();
  const navigationType = useNavigationType();
  const isFirst = useRef(true);

  useEffect(() => {
    const isReturn = navigationType === 'POP' && !isFirst.current;
    isFirst.current = false;
    const id = targetOf(hash);
    if (id === null || isReturn || !main.current) return;
    const arrive = () => {
      const target = document.getElementById(id);
      if (!target) return;
      stop();
      target.scrollIntoView();
    };
    const observer = new MutationObserver(arrive);
    const stop = () => {
      observer.disconnect();
      for (const move of ownMoves) window.removeEventListener(move, stop);
    };
    for (const move of ownMoves) window.addEventListener(move, stop, { passive: true });
    observer.observe(main.current, { childList: true, subtree: true });
    arrive();
    return stop;
  }, [hash, key, navigationType, main]);
}
