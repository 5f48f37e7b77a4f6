import { TimeUpError } from './deadline.js';

interface Waiting {
  /** In terms of performance.now(). */
  readonly deadline: number;
  readonly isPatient: boolean;
  readonly reject: (error: Error) => void;
}

/** Waits for many things at once, each with a time of its own, by one timer: a listener and a timer for each cost more. */
export class Waits {
  readonly #waiting = new Set<Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #firesAt = Infinity;

  /** Settles as `work` does; rejects with TimeUpError when `deadline` passes first, or as it is interrupted. */
  until<Result>(deadline: number, isPatient: boolean, work: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting = { deadline, isPatient, reject };
      this.#waiting.add(waiting);
      this.#fireAt(deadline);
      work.then(resolve, reject).finally(() => this.#remove(waiting));
    });
  }

  /** Lets all that wait fail with this error; `impatient`: only those that are not patient. */
  interrupt(error: Error, those: 'all' | 'impatient'): void {
    this.#fail(error, ({ isPatient }) => those === 'all' || !isPatient);
  }

  #fail(error: Error, isMeant: (waiting: Waiting) => boolean): void {
    for (const waiting of [...this.#waiting].filter(isMeant)) {
      this.#remove(waiting);
      waiting.reject(error);
    }
  }

  #remove(waiting: Waiting): void {
    this.#waiting.delete(waiting);
    if (this.#waiting.size === 0) this.#stopTimer();
  }

  #fireAt(deadline: number): void {
    if (deadline >= this.#firesAt) return;
    this.#stopTimer();
    this.#firesAt = deadline;
    this.#timer = setTimeout(() => this.#timeUp(), Math.max(0, deadline - performance.now()));
  }

  #timeUp(): void {
    this.#stopTimer();
    // A timer may fire within the millisecond before its time.
    const now = performance.now() + 1;
    this.#fail(new TimeUpError('The time was up.'), ({ deadline }) => deadline <= now);
    for (const { deadline } of this.#waiting) this.#fireAt(deadline);
  }

  #stopTimer(): void {
    clearTimeout(this.#timer);
    this.#firesAt = Infinity;
  }
}
