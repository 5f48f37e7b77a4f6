/** Something that was done and can be taken back. */
export interface Undoable {
  /** The action, as a sentence. */
  readonly message: string;
  /** Ids of those it was done to. */
  readonly about: readonly string[];
  /** Takes it back. Answers the sentence that says so, or null when it failed and can be tried again. */
  readonly undo: () => Promise<string | null>;
}

export interface UndoState {
  /** The present message. */
  readonly message: string | null;
  /** True while what is said is what `undo` would take back. */
  readonly offersUndo: boolean;
  readonly canUndo: boolean;
  /** Ids of those that `undo` would concern. */
  readonly about: readonly string[];
  readonly isBusy: boolean;
}

export interface UndoStack {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => UndoState;
  readonly push: (done: Undoable) => void;
  /** Says something that can't be taken back. */
  readonly say: (message: string) => void;
  /** Takes back the last thing that was done and not taken back yet. */
  readonly undo: () => Promise<void>;
  /** Says nothing any more; what was done can still be taken back by `undo`. */
  readonly hush: () => void;
}

/** So many steps can be taken back. */
const maxSteps = 50;

/** Actions on this page, the last to be undone first. */
export function createUndoStack(): UndoStack {
  const listeners = new Set<() => void>();
  let done: readonly Undoable[] = [];
  let state: UndoState = {
    message: null,
    offersUndo: false,
    canUndo: false,
    about: [],
    isBusy: false,
  };
  const publish = (next: Partial<UndoState>) => {
    state = { ...state, ...next, canUndo: done.length > 0, about: done.at(-1)?.about ?? [] };
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    push: (step) => {
      done = [...done, step].slice(-maxSteps);
      publish({ message: step.message, offersUndo: true });
    },
    say: (message) => publish({ message, offersUndo: false }),
    undo: async () => {
      const last = done.at(-1);
      if (!last || state.isBusy) return;
      publish({ isBusy: true });
      const message = await last.undo();
      // A failed undo can be tried again.
      if (message !== null) done = done.filter((step) => step !== last);
      publish({ isBusy: false, ...(message === null ? {} : { message, offersUndo: false }) });
    },
    hush: () => publish({ message: null, offersUndo: false }),
  };
}
