/**
 * Runs in the page before its own scripts: notes the browser's event timings (from the key to the next paint) and when the
 * last change of what is shown was painted. What a status line says later, as when the server has searched, counts for
 * neither.
 */
export function watchPaints() {
  const { addEventListener, document, MutationObserver, requestAnimationFrame } = globalThis;
  const seen = { began: 0, worst: 0, painted: 0, changed: 0 };
  const note = (event) => {
    if (seen.began === 0) seen.began = event.timeStamp;
  };
  for (const kind of ['keydown', 'pointerdown']) addEventListener(kind, note, { capture: true });
  const keep = (entries) => {
    for (const { duration } of entries) seen.worst = Math.max(seen.worst, duration);
  };
  const timings = new PerformanceObserver((list) => keep(list.getEntries()));
  timings.observe({ type: 'event', durationThreshold: 16 });
  const afterPaint = () => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      seen.painted = performance.now();
    };
    channel.port2.postMessage(null);
  };
  const isShown = ({ target }) => {
    const element = target.nodeType === 1 ? target : target.parentElement;
    return Boolean(element?.closest('[role=tabpanel]')) && !element.closest('[role=status]');
  };
  new MutationObserver((changes) => {
    seen.changed = performance.now();
    if (changes.some(isShown)) requestAnimationFrame(afterPaint);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  globalThis.paints = {
    begin: () =>
      Object.assign(seen, { began: 0, worst: 0, painted: 0, changed: performance.now() }),
    /** Resolves when nothing has changed for 300 ms. */
    async settled() {
      while (performance.now() - seen.changed < 300) {
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
      keep(timings.takeRecords());
      return { next: seen.worst, all: Math.max(0, seen.painted - seen.began) };
    },
  };
}
