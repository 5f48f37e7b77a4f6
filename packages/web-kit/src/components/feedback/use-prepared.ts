import { useEffect } from 'react';
import { whenIdle } from '../../when-idle.js';
import type { LazyPart } from './LazyPart.js';

/**
 * Preloads chunks when the browser is idle, so that each is there when it is chosen.
 * @param parts the same list each time
 * @param isWanted false while nobody could choose one
 */
export function usePrepared(
  parts: readonly Pick<LazyPart<never>, 'prepare'>[],
  isWanted = true,
): void {
  useEffect(() => {
    if (!isWanted) return;
    void whenIdle().then(() => parts.forEach(({ prepare }) => prepare()));
  }, [parts, isWanted]);
}
