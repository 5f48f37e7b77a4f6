import { type RefObject, useEffect, useState } from 'react';

interface Wanted {
  readonly candidateId: string;
  readonly target: 'input' | 'button';
}

/**
 * Puts the focus on somebody's line once it is on the page: on its tick or on what opens it. When the line is not in
 * the list any more, e.g. in a folded group, on the line that the Tab key reaches.
 */
export function useLineFocus(
  list: RefObject<HTMLElement | null>,
): (candidateId: string, target: 'input' | 'button') => void {
  const [wanted, setWanted] = useState<Wanted | null>(null);
  useEffect(() => {
    if (!wanted) return;
    const line = list.current?.querySelector(`[data-mail="${CSS.escape(wanted.candidateId)}"]`);
    const target =
      line?.querySelector<HTMLElement>(wanted.target) ??
      line?.querySelector<HTMLElement>('button') ??
      list.current?.querySelector<HTMLElement>('button[tabindex="0"]');
    target?.focus();
  }, [list, wanted]);
  return (candidateId, target) => setWanted({ candidateId, target });
}
