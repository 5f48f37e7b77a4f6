/** Keeps track of running work, so that a shutdown can wait for it. */
export class Tasks {
  readonly #running = new Set<Promise<unknown>>();

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const promise = work();
    this.#running.add(promise);
    try {
      return await promise;
    } finally {
      this.#running.delete(promise);
    }
  }

  /** Resolves when nothing runs any more or after `timeoutMs`, with the number still running. */
  async idle(timeoutMs: number): Promise<number> {
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<true>((resolve) => {
      timer = setTimeout(() => resolve(true), timeoutMs);
    });
    try {
      while (this.#running.size > 0) {
        if ((await Promise.race([timedOut, Promise.allSettled(this.#running)])) === true) break;
      }
      return this.#running.size;
    } finally {
      clearTimeout(timer);
    }
  }
}
