import { type TouchEvent, useRef } from 'react';

/** A finger that went at least so far sideways, and at most half as far up or down, in pixels. */
const shortest = 60;

/** Swiping to the left goes on, to the right back; scrolling, zooming and selecting text don't. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onTouchStart: (event: TouchEvent) => {
      const touch = event.touches.length === 1 ? event.touches.item(0) : null;
      const isField = event.target instanceof Element && event.target.closest('input, textarea');
      start.current = touch && !isField ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: (event: TouchEvent) => {
      const from = start.current;
      const touch = event.changedTouches.item(0);
      start.current = null;
      if (!from || !touch || getSelection()?.toString()) return;
      const [x, y] = [touch.clientX - from.x, touch.clientY - from.y];
      if (Math.abs(x) >= shortest && Math.abs(x) >= 2 * Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onTouchCancel: () => {
      start.current = null;
    },
  };
}
