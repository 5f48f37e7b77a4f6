import { setTimeout as delay } from 'node:timers/promises';
import type { ConfirmChannel } from 'amqplib';
import { BusBlockedError, BusClosedError, PublishTimeoutError } from '../errors.js';
import { backoffMs } from './backoff.js';
import type { Blockade } from './blockade.js';
import type { ChannelKeeper } from './channel-keeper.js';
import { TimeUpError } from './deadline.js';
import { Waits } from './waits.js';

/**
 * Publishes until the broker confirms or the time is up. While the broker accepts nothing, a publish fails with
 * BusBlockedError; a patient one waits instead, and its time starts again afterwards.
 */
export class Confirmations {
  readonly #keeper: ChannelKeeper<ConfirmChannel>;
  readonly #timeoutMs: number;
  readonly #blockade: Blockade;
  readonly #ended = new AbortController();
  readonly #waits = new Waits();

  constructor(keeper: ChannelKeeper<ConfirmChannel>, timeoutMs: number, blockade: Blockade) {
    this.#keeper = keeper;
    this.#timeoutMs = timeoutMs;
    this.#blockade = blockade;
    blockade.onOverdue((error) => this.#waits.interrupt(error, 'impatient'));
  }

  /** Fails what is waiting, and all later calls, with BusClosedError. */
  end(): void {
    const error = new BusClosedError();
    this.#ended.abort(error);
    this.#waits.interrupt(error, 'all');
  }

  /** Resolves when the broker has confirmed what `publish` sends; `key` is for the error message. */
  async await(
    key: string,
    patient: boolean,
    publish: (channel: ConfirmChannel) => Promise<void>,
  ): Promise<void> {
    const ended = this.#ended.signal;
    const limit = { deadline: performance.now() + this.#timeoutMs };
    for (let failures = 0; ; failures += 1) {
      if (!patient && this.#blockade.error) throw this.#blockade.error;
      const channel = this.#keeper.current;
      const confirmed = channel ? publish(channel) : this.#keeper.ready().then(publish);
      try {
        if (patient) await this.#outlast(confirmed, limit);
        else await this.#waits.until(limit.deadline, false, confirmed);
        return;
      } catch (error) {
        if (ended.aborted) throw new BusClosedError();
        if (error instanceof BusBlockedError) throw error;
        if (performance.now() >= limit.deadline) {
          throw new PublishTimeoutError(
            `The message broker did not confirm a message of ${key} within ${this.#timeoutMs} ms.`,
            { cause: this.#keeper.lastError ?? error },
          );
        }
        // Rejects only once ended, which the next attempt notices.
        await delay(backoffMs(failures), undefined, { signal: ended }).catch(() => {});
      }
    }
  }

  /** Waits for `confirmed` until the deadline, which is reset when the broker accepts messages again. */
  async #outlast(confirmed: Promise<void>, limit: { deadline: number }): Promise<void> {
    const ended = this.#ended.signal;
    for (;;) {
      try {
        await this.#waits.until(limit.deadline, true, confirmed);
        return;
      } catch (error) {
        if (!(error instanceof TimeUpError) || this.#blockade.error === undefined) throw error;
        await this.#blockade.lifted(ended);
        limit.deadline = performance.now() + this.#timeoutMs;
      }
    }
  }
}
