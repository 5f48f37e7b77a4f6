import { setTimeout as delay } from 'node:timers/promises';
import type { Channel } from 'amqplib';
import { BusClosedError } from '../errors.js';
import type { BusLog } from '../hooks.js';
import { backoffMs } from './backoff.js';

interface Waiter<C> {
  readonly resolve: (channel: C) => void;
  readonly reject: (error: Error) => void;
}

/** Keeps one channel open: after a lost connection or a closed channel it opens and prepares another. */
export class ChannelKeeper<C extends Channel> {
  readonly #name: string;
  readonly #openChannel: () => Promise<C>;
  readonly #prepare: (channel: C) => Promise<void>;
  readonly #log: BusLog;
  readonly #ended = new AbortController();
  #current: C | undefined;
  #waiters: Waiter<C>[] = [];
  /** Why the latest attempt to open failed. */
  lastError: Error | undefined;

  constructor(
    name: string,
    openChannel: () => Promise<C>,
    prepare: (channel: C) => Promise<void>,
    log: BusLog,
  ) {
    this.#name = name;
    this.#openChannel = openChannel;
    this.#prepare = prepare;
    this.#log = log;
    void this.#open();
  }

  get current(): C | undefined {
    return this.#current;
  }

  /** The open channel, as soon as there is one. */
  ready(): Promise<C> {
    if (this.#ended.signal.aborted) return Promise.reject(new BusClosedError());
    if (this.#current !== undefined) return Promise.resolve(this.#current);
    return new Promise((resolve, reject) => this.#waiters.push({ resolve, reject }));
  }

  /** Opens no more channels; the current one stays. */
  retire(): void {
    this.#ended.abort();
    for (const { reject } of this.#waiters.splice(0)) reject(new BusClosedError());
  }

  async close(): Promise<void> {
    this.retire();
    const channel = this.#current;
    this.#current = undefined;
    if (channel !== undefined) await this.#closeChannel(channel);
  }

  async #open(): Promise<void> {
    for (let failures = 0; !this.#ended.signal.aborted; failures += 1) {
      let channel: C | undefined;
      try {
        channel = await this.#openChannel();
        await this.#adopt(channel);
        return;
      } catch (error) {
        if (channel !== undefined) await this.#closeChannel(channel);
        if (this.#ended.signal.aborted) return;
        this.lastError = error instanceof Error ? error : new Error(String(error));
        const fields = { err: this.lastError, channel: this.#name };
        this.#log.warn(fields, 'channel to the message broker not open yet');
        // Rejects only once ended, which the loop's condition checks.
        await delay(backoffMs(failures), undefined, { signal: this.#ended.signal }).catch(() => {});
      }
    }
  }

  async #adopt(channel: C): Promise<void> {
    let closed = false;
    channel.once('close', () => {
      closed = true;
      if (this.#current !== channel) return;
      this.#current = undefined;
      void this.#open();
    });
    channel.on('error', (err) => {
      this.#log.warn({ err, channel: this.#name }, 'channel closed by the message broker');
    });
    await this.#prepare(channel);
    if (closed) throw new Error('The channel closed while it was being set up.');
    if (this.#ended.signal.aborted) throw new BusClosedError();
    this.#current = channel;
    this.lastError = undefined;
    for (const { resolve } of this.#waiters.splice(0)) resolve(channel);
  }

  async #closeChannel(channel: C): Promise<void> {
    try {
      await channel.close();
    } catch (err) {
      // Its connection or the broker has closed it already.
      this.#log.debug({ err, channel: this.#name }, 'channel was closed already');
    }
  }
}
