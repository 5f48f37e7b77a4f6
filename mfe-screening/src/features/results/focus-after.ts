/**
 * Where the focus goes when the row of `element` leaves its list: to the same button of the next row, else of the one
 * before, else to the list's tab panel. To be called while the row still stands; what it answers sets the focus, after
 * the row is gone.
 */
export function focusAfter(element: HTMLElement): () => void {
  const row = element.closest('article, [role=row]');
  const panel = element.closest<HTMLElement>('[role=tabpanel]');
  const list = panel ? [...panel.querySelectorAll('article, [role=row]')] : [];
  const at = row ? list.indexOf(row) : -1;
  const next = at < 0 ? undefined : (list[at + 1] ?? list[at - 1]);
  return () =>
    requestAnimationFrame(() => {
      const target = next?.isConnected ? next.querySelector<HTMLElement>('button') : null;
      (target ?? panel)?.focus({ preventScroll: target === null });
    });
}
