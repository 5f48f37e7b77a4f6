import { EventEmitter, once } from 'node:events';
import { BusBlockedError } from '../errors.js';

/** How long a message already sent when the broker stops accepting any may still be confirmed. */
const graceMs = 1_000;

/** Whether the broker accepts messages: RabbitMQ stops reading from publishers while short of memory or disk. */
export class Blockade {
  readonly #events = new EventEmitter().setMaxListeners(0);
  #error: BusBlockedError | undefined;
  #grace: NodeJS.Timeout | undefined;

  /** Error that a publish would fail with; undefined while messages are accepted. */
  get error(): BusBlockedError | undefined {
    return this.#error;
  }

  raise(reason: string): void {
    if (this.#error !== undefined) return;
    const error = new BusBlockedError(reason);
    this.#error = error;
    this.#grace = setTimeout(() => this.#events.emit('overdue', error), graceMs);
  }

  lift(): void {
    clearTimeout(this.#grace);
    this.#error = undefined;
    this.#events.emit('lifted');
  }

  /** Calls back, with the error, once the broker has accepted nothing for the grace period. */
  onOverdue(listener: (error: BusBlockedError) => void): void {
    this.#events.on('overdue', listener);
  }

  /** Resolves when messages are accepted; rejects when `signal` aborts first. */
  async lifted(signal: AbortSignal): Promise<void> {
    if (this.#error !== undefined) await once(this.#events, 'lifted', { signal });
  }
}
