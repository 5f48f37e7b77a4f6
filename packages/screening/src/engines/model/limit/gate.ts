/** Lets callers in, first come first served, while fewer are inside than `slots()` says. */
export interface Gate {
  enter(): Promise<void>;
  leave(): void;
  /** Lets in whom more slots have room for. */
  admit(): void;
  readonly running: number;
  readonly waiting: number;
}

/** An empty gate. */
export function createGate(slots: () => number): Gate {
  const queue: (() => void)[] = [];
  let running = 0;

  function admit(): void {
    while (queue.length > 0 && running < slots()) {
      running += 1;
      queue.shift()?.();
    }
  }

  return {
    async enter() {
      await new Promise<void>((start) => {
        queue.push(start);
        admit();
      });
    },
    leave() {
      running -= 1;
      admit();
    },
    admit,
    get running() {
      return running;
    },
    get waiting() {
      return queue.length;
    },
  };
}
