import { EventEmitter, once, setMaxListeners } from 'node:events';
import { BusBlockedError } from '../errors.js';

/** How long a message already sent when the broker stops accepting any may still be confirmed. */
const graceMs = 1_000;

/** Whether the broker accepts messages: RabbitMQ stops reading from publishers while short of memory or disk. */
export class Blockade {
  readonly #events = new EventEmitter().setMaxListeners(0);
  #error: BusBlockedError | undefined;
  #grace: NodeJS.Timeout | undefined;
  #overdue = createController();

  /** What a publish would fail with; undefined while messages are accepted. */
  get error(): BusBlockedError | undefined {
    return this.#error;
  }

  /** Aborts, with the error as its reason, once the broker has accepted nothing for the grace period. */
  get overdue(): AbortSignal {
    return this.#overdue.signal;
  }

  raise(reason: string): void {
    if (this.#error !== undefined) return;
    const error = new BusBlockedError(reason);
    this.#error = error;
    this.#grace = setTimeout(() => {
      this.#overdue.abort(error);
      this.#events.emit('overdue', error);
    }, graceMs);
  }

  lift(): void {
    clearTimeout(this.#grace);
    this.#error = undefined;
    if (this.#overdue.signal.aborted) this.#overdue = createController();
    this.#events.emit('lifted');
  }

  onOverdue(listener: (error: BusBlockedError) => void): void {
    this.#events.on('overdue', listener);
  }

  /** Resolves when messages are accepted; rejects when `signal` aborts first. */
  async lifted(signal: AbortSignal): Promise<void> {
    if (this.#error !== undefined) await once(this.#events, 'lifted', { signal });
  }
}

/** One listener for each unconfirmed message. */
function createController(): AbortController {
  const controller = new AbortController();
  setMaxListeners(0, controller.signal);
  return controller;
}
