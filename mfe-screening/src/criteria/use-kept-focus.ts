import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Gives the focus back to a control that moves with its row: the returned function names the control (its `data-keep`) before
 * the change that moves it. `within` is the element that holds the rows.
 */
export function useKeptFocus(within: RefObject<HTMLElement | null>): (control: string) => void {
  const wanted = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const controls = within.current?.querySelectorAll<HTMLElement>('[data-keep]') ?? [];
    [...controls].find(({ dataset }) => dataset['keep'] === wanted.current)?.focus();
    wanted.current = null;
  });
  return (control) => {
    wanted.current = control;
  };
}
