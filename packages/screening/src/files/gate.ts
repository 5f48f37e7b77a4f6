/** Lets up to `limit` tasks run at once, or one task alone. */
export interface Gate {
  shared<T>(task: () => Promise<T>): Promise<T>;
  exclusive<T>(task: () => Promise<T>): Promise<T>;
}

interface Waiting {
  readonly slots: number;
  readonly start: () => void;
}

/** First come, first served; an exclusive task takes every slot. */
export function createGate(limit: number): Gate {
  const queue: Waiting[] = [];
  let free = limit;

  function next(): void {
    for (let waiting = queue[0]; waiting && waiting.slots <= free; waiting = queue[0]) {
      queue.shift();
      free -= waiting.slots;
      waiting.start();
    }
  }

  async function run<T>(slots: number, task: () => Promise<T>): Promise<T> {
    await new Promise<void>((start) => {
      queue.push({ slots, start });
      next();
    });
    try {
      return await task();
    } finally {
      free += slots;
      next();
    }
  }

  return {
    shared: (task) => run(1, task),
    exclusive: (task) => run(limit, task),
  };
}
