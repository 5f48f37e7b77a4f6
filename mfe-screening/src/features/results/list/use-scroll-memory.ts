import { useLocation } from '@shortlist/router';
import { useEffect, useRef } from 'react';

const prefix = 'shortlist.scroll.';

/** Where a step of the history was scrolled to, in pixels; null at the top, and for a step that was not shown yet. */
export function keptPlaceOf(key: string): number | null {
  const kept = Number(sessionStorage.getItem(prefix + key) ?? 'none');
  return Number.isFinite(kept) && kept > 0 ? kept : null;
}

/** Pause after the last scroll before the place is kept, in milliseconds. */
const keptMs = 150;

/**
 * Keeps where each step of the history was scrolled to, and goes there when the page comes back to it, by Back or a
 * reload. `isComplete` is true once the page is as long as it gets.
 */
export function useScrollMemory(isComplete: boolean): void {
  const { key } = useLocation();
  const wanted = useRef<number | null>(null);
  const isFirst = useRef(true);

  if (isFirst.current) {
    isFirst.current = false;
    wanted.current = keptPlaceOf(key);
  }

  useEffect(() => {
    const top = wanted.current;
    if (top === null) return undefined;
    const frame = requestAnimationFrame(() => {
      const reach = document.documentElement.scrollHeight - window.innerHeight;
      if (!isComplete && reach < top) return;
      wanted.current = null;
      window.scrollTo(0, top);
    });
    return () => cancelAnimationFrame(frame);
  }, [isComplete]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => sessionStorage.setItem(prefix + key, String(Math.round(window.scrollY)));
    const onScroll = () => {
      if (wanted.current !== null) return;
      clearTimeout(timer);
      timer = setTimeout(keep, keptMs);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [key]);
}
