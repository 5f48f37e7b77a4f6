import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { ConfirmChannel, Options } from 'amqplib';
import { BusClosedError, PublishTimeoutError } from '../errors.js';
import type { Envelope, SendOptions, SendTarget } from '../transport.js';
import type { BusLog } from '../types.js';
import { backoffMs } from './backoff.js';
import { ChannelKeeper } from './channel-keeper.js';
import { before } from './deadline.js';
import { writeProperties } from './message.js';
import {
  deadLetterQueueName,
  declareDeadLetterQueue,
  declareDelayQueue,
  declareQueue,
  eventsExchange,
} from './topology.js';

interface Address {
  readonly exchange: string;
  readonly routingKey: string;
  /** True when a message that reaches no queue would be a lost one. */
  readonly mandatory: boolean;
}

/** Publishes on one confirm channel; what is not confirmed is published again until the time is up. */
export class Publisher {
  readonly #keeper: ChannelKeeper<ConfirmChannel>;
  readonly #timeoutMs: number;
  readonly #returned = new Set<string>();
  readonly #ended = new AbortController();
  #declared = new Map<string, Promise<void>>();
  #count = 0;

  constructor(open: () => Promise<ConfirmChannel>, timeoutMs: number, log: BusLog) {
    this.#timeoutMs = timeoutMs;
    // One listener for each message on its way.
    setMaxListeners(0, this.#ended.signal);
    const prepare = async (channel: ConfirmChannel): Promise<void> => {
      this.#declared = new Map();
      channel.on('return', ({ properties }) => {
        if (typeof properties.correlationId === 'string')
          this.#returned.add(properties.correlationId);
      });
      await channel.assertExchange(eventsExchange, 'topic', { durable: true });
    };
    this.#keeper = new ChannelKeeper('publisher', open, prepare, log);
  }

  get isOpen(): boolean {
    return this.#keeper.current !== undefined;
  }

  async ready(): Promise<void> {
    await this.#keeper.ready();
  }

  async send(target: SendTarget, envelope: Envelope, options: SendOptions = {}): Promise<void> {
    const { delayMs = 0, expiresMs } = options;
    const persistent = !('queue' in target) || target.queue.kind === 'work';
    await this.#untilConfirmed(envelope.key, async (channel) => {
      let address = await this.#addressOf(channel, target);
      if (delayMs > 0) {
        const queue = { ...address, durable: persistent };
        const routingKey = await declareDelayQueue(channel, queue, delayMs);
        address = { exchange: '', routingKey, mandatory: true };
      }
      const expiration = expiresMs === undefined ? {} : { expiration: Math.ceil(expiresMs) };
      await this.#publish(channel, address, envelope, { persistent, ...expiration });
    });
  }

  async sendDeadLetter(queue: string, envelope: Envelope): Promise<void> {
    const routingKey = deadLetterQueueName(queue);
    await this.#untilConfirmed(envelope.key, async (channel) => {
      await this.#declareOnce(routingKey, () => declareDeadLetterQueue(channel, queue));
      const address = { exchange: '', routingKey, mandatory: true };
      await this.#publish(channel, address, envelope, { persistent: true });
    });
  }

  async sendReply(routingKey: string, envelope: Envelope): Promise<void> {
    const address = { exchange: '', routingKey, mandatory: false };
    await this.#untilConfirmed(envelope.key, (channel) =>
      this.#publish(channel, address, envelope, { persistent: false }),
    );
  }

  async close(): Promise<void> {
    this.#ended.abort();
    await this.#keeper.close();
  }

  async #addressOf(channel: ConfirmChannel, target: SendTarget): Promise<Address> {
    if ('event' in target)
      return { exchange: eventsExchange, routingKey: target.event, mandatory: false };
    const { queue } = target;
    if (queue.kind !== 'broadcast')
      await this.#declareOnce(queue.name, () => declareQueue(channel, queue));
    return { exchange: '', routingKey: queue.name, mandatory: queue.kind !== 'broadcast' };
  }

  /** A failed declaration is forgotten, so that the next try makes it again. */
  async #declareOnce(name: string, declareIt: () => Promise<void>): Promise<void> {
    const known = this.#declared;
    let declared = known.get(name);
    if (declared === undefined) {
      declared = declareIt();
      known.set(name, declared);
      declared.catch(() => known.delete(name));
    }
    await declared;
  }

  async #publish(
    channel: ConfirmChannel,
    { exchange, routingKey, mandatory }: Address,
    envelope: Envelope,
    options: Options.Publish,
  ): Promise<void> {
    const correlationId = String((this.#count += 1));
    const properties = { ...writeProperties(envelope), ...options, correlationId, mandatory };
    await new Promise<void>((resolve, reject) => {
      channel.publish(exchange, routingKey, Buffer.from(envelope.body), properties, (error) => {
        if (error) reject(error instanceof Error ? error : new Error(String(error)));
        else resolve();
      });
    });
    if (!this.#returned.delete(correlationId)) return;
    this.#declared.delete(routingKey);
    throw new Error(`The queue ${routingKey} is gone.`);
  }

  async #untilConfirmed(
    key: string,
    publish: (channel: ConfirmChannel) => Promise<void>,
  ): Promise<void> {
    const deadline = performance.now() + this.#timeoutMs;
    for (let failures = 0; ; failures += 1) {
      try {
        await before(deadline, this.#ended.signal, async () => publish(await this.#keeper.ready()));
        return;
      } catch (error) {
        if (this.#ended.signal.aborted) throw new BusClosedError();
        if (performance.now() >= deadline) {
          throw new PublishTimeoutError(
            `The message broker did not confirm a message of ${key} within ${this.#timeoutMs} ms.`,
            { cause: this.#keeper.lastError ?? error },
          );
        }
        await delay(backoffMs(failures), undefined, { signal: this.#ended.signal }).catch(() => {});
      }
    }
  }
}
