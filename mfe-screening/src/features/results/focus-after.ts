const rows = 'article, tbody[data-index]';

/**
 * Where the focus goes when what was pressed in a row is gone: to the row's first button while the row still stands,
 * else to the next row's, else to that of the row before, else to the list's tab panel. To be called while the row
 * stands; what it answers sets the focus.
 */
export function focusAfter(element: HTMLElement): () => void {
  const row = element.closest(rows);
  const panel = element.closest<HTMLElement>('[role=tabpanel]');
  const list = panel ? [...panel.querySelectorAll(rows)] : [];
  const at = row ? list.indexOf(row) : -1;
  const places = at < 0 ? [] : [row, list[at + 1], list[at - 1]];
  return () =>
    requestAnimationFrame(() => {
      const place = places.find((each) => each?.isConnected);
      const target = place?.querySelector<HTMLElement>('button') ?? panel;
      target?.focus({ preventScroll: target === panel });
    });
}
