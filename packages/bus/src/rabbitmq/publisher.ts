import type { ConfirmChannel, Options } from 'amqplib';
import type { BusLog } from '../hooks.js';
import type { Envelope, SendOptions, SendTarget } from '../transport.js';
import type { Blockade } from './blockade.js';
import { ChannelKeeper } from './channel-keeper.js';
import { Confirmations } from './confirmations.js';
import { Declarations } from './declarations.js';
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
  /** True if a message that reaches no queue would be lost. */
  readonly mandatory: boolean;
}

/** A queue that nobody declares: what is published to it is dropped and confirmed. */
const nowhere = 'shortlist.nowhere';

/** Publishes over a confirm channel; what is not confirmed is published again until the time is up. */
export class Publisher {
  readonly #keeper: ChannelKeeper<ConfirmChannel>;
  readonly #blockade: Blockade;
  readonly #log: BusLog;
  readonly #returned = new Set<string>();
  readonly #confirmations: Confirmations;
  #declared = new Declarations();
  #count = 0;

  constructor(
    open: () => Promise<ConfirmChannel>,
    timeoutMs: number,
    blockade: Blockade,
    log: BusLog,
  ) {
    this.#blockade = blockade;
    this.#log = log;
    const prepare = async (channel: ConfirmChannel): Promise<void> => {
      this.#declared = new Declarations();
      channel.on('return', ({ properties }) => {
        if (typeof properties.correlationId === 'string')
          this.#returned.add(properties.correlationId);
      });
      await channel.assertExchange(eventsExchange, 'topic', { durable: true });
    };
    this.#keeper = new ChannelKeeper('publisher', open, prepare, log);
    this.#confirmations = new Confirmations(this.#keeper, timeoutMs, blockade);
  }

  get isOpen(): boolean {
    return this.#keeper.current !== undefined;
  }

  async ready(): Promise<void> {
    await this.#keeper.ready();
  }

  async send(target: SendTarget, envelope: Envelope, options: SendOptions = {}): Promise<void> {
    const { delayMs = 0, expiresMs, patient = false } = options;
    const persistent = !('queue' in target) || target.queue.kind === 'work';
    await this.#confirmations.await(envelope.key, patient, async (channel) => {
      const declaring = this.#declare(channel, target);
      if (declaring) await declaring;
      let address = addressOf(target);
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
    await this.#confirmations.await(envelope.key, true, async (channel) => {
      await this.#declared.once(routingKey, () => declareDeadLetterQueue(channel, queue));
      const address = { exchange: '', routingKey, mandatory: true };
      await this.#publish(channel, address, envelope, { persistent: true });
    });
  }

  async sendReply(routingKey: string, envelope: Envelope): Promise<void> {
    const address = { exchange: '', routingKey, mandatory: false };
    await this.#confirmations.await(envelope.key, true, (channel) =>
      this.#publish(channel, address, envelope, { persistent: false }),
    );
  }

  /**
   * Publishes an empty message to no queue: RabbitMQ tells only publishers that it accepts nothing, so finding out
   * takes an attempt.
   */
  probe(): void {
    if (this.#blockade.error !== undefined) return;
    try {
      this.#keeper.current?.publish('', nowhere, Buffer.alloc(0));
    } catch (err) {
      // The channel has just closed; the keeper opens another.
      this.#log.debug({ err }, 'the message broker was not asked whether it takes messages');
    }
  }

  async close(): Promise<void> {
    this.#confirmations.end();
    await this.#keeper.close();
  }

  /** Declares the queue that a message goes to; nothing to wait for when that was done before. */
  #declare(channel: ConfirmChannel, target: SendTarget): Promise<void> | undefined {
    if ('event' in target || target.queue.kind === 'broadcast') return undefined;
    const { queue } = target;
    return this.#declared.once(queue.name, () => declareQueue(channel, queue));
  }

  async #publish(
    channel: ConfirmChannel,
    { exchange, routingKey, mandatory }: Address,
    envelope: Envelope,
    options: Options.Publish,
  ): Promise<void> {
    const correlationId = String((this.#count += 1));
    const properties = Object.assign(writeProperties(envelope), options);
    properties.correlationId = correlationId;
    properties.mandatory = mandatory;
    await new Promise<void>((resolve, reject) => {
      channel.publish(exchange, routingKey, Buffer.from(envelope.body), properties, (error) => {
        if (error) reject(error instanceof Error ? error : new Error(String(error)));
        else resolve();
      });
    });
    if (!this.#returned.delete(correlationId)) return;
    this.#declared.forget(routingKey);
    throw new Error(`The queue ${routingKey} is gone.`);
  }
}

function addressOf(target: SendTarget): Address {
  if ('event' in target)
    return { exchange: eventsExchange, routingKey: target.event, mandatory: false };
  const { name, kind } = target.queue;
  return { exchange: '', routingKey: name, mandatory: kind !== 'broadcast' };
}
