/** A question to a person, who may be writing in it. */
const dialog = 'dialog[open]';

export interface WhenNoDialog {
  /** Acts at once, or as soon as no dialog is open any more; in the order given. */
  readonly act: (action: () => void) => void;
  /** Forgets what waits. */
  readonly stop: () => void;
}

/** Changes by others must not disturb a dialog: the person it is about stays until it is closed. */
export function createWhenNoDialog(): WhenNoDialog {
  let waiting: (() => void)[] = [];
  const watcher = new MutationObserver(() => {
    if (document.querySelector(dialog)) return;
    watcher.disconnect();
    const due = waiting;
    waiting = [];
    for (const action of due) action();
  });
  return {
    act: (action) => {
      if (waiting.length === 0 && !document.querySelector(dialog)) {
        action();
        return;
      }
      if (waiting.length === 0) {
        const options = { childList: true, subtree: true, attributeFilter: ['open'] };
        watcher.observe(document.body, options);
      }
      waiting.push(action);
    },
    stop: () => {
      watcher.disconnect();
      waiting = [];
    },
  };
}
