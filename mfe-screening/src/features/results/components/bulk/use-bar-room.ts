import { useEffect } from 'react';

/** Height of the bar with its gap, in pixels. */
const barRoom = 68;

/** Lifts the line that offers to take something back above the bar while the bar is shown. */
export function useBarRoom(isShown: boolean): void {
  useEffect(() => {
    if (!isShown) return undefined;
    document.documentElement.style.setProperty('--undo-lift', `${barRoom}px`);
    return () => {
      document.documentElement.style.removeProperty('--undo-lift');
    };
  }, [isShown]);
}
