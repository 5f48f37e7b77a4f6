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

/** Lets through as many callers as it is told to, in order of arrival. */
export interface Turnstile {
  /** Callers held back now. */
  readonly waiting: number;
  wait(): Promise<void>;
  letThrough(count: number): void;
  /** Holds nobody back any more. */
  open(): void;
}

export function createTurnstile(): Turnstile {
  let held: (() => void)[] = [];
  let isOpen = false;
  const letThrough = (count: number) => {
    const first = held.slice(0, count);
    held = held.slice(count);
    for (const go of first) go();
  };
  return {
    get waiting() {
      return held.length;
    },
    wait: () => (isOpen ? Promise.resolve() : new Promise((resolve) => held.push(resolve))),
    letThrough,
    open: () => {
      isOpen = true;
      letThrough(held.length);
    },
  };
}
