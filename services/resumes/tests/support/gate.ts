/** Holds callers back until it is opened. */
export interface Gate {
  /** Resolves when somebody first waits at the gate. */
  readonly reached: Promise<void>;
  wait(): Promise<void>;
  open(): void;
}

function createSignal() {
  let resolve!: () => void;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

export function createGate(): Gate {
  const reached = createSignal();
  const opened = createSignal();
  return {
    reached: reached.promise,
    wait() {
      reached.resolve();
      return opened.promise;
    },
    open: () => opened.resolve(),
  };
}
