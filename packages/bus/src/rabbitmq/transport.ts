import { setMaxListeners } from 'node:events';
import type { Channel, RecoveringChannelModel } from 'amqplib';
import { BusClosedError } from '../errors.js';
import type {
  Envelope,
  QueueSpec,
  SendOptions,
  SendTarget,
  Transport,
  TransportConsumer,
} from '../transport.js';
import type { BusLog } from '../types.js';
import { connectRabbitMq } from './connect.js';
import { RabbitMqConsumer } from './consumer.js';
import { before } from './deadline.js';
import { readEnvelope } from './message.js';
import { Publisher } from './publisher.js';
import { ReplyQueue } from './replies.js';
import { deadLetterQueueName, declareDeadLetterQueue, declareQueue } from './topology.js';

/** Most dead letters listed at once. */
const maxListed = 1_000;

export interface RabbitMqOptions {
  readonly url: string;
  readonly log: BusLog;
  readonly publishTimeoutMs: number;
  /** Further attempts when the broker is not there at the start. Default 8, about 20 s. */
  readonly connectRetries?: number;
}

/** The bus's transport over RabbitMQ 3.10 or newer. */
export class RabbitMqTransport implements Transport {
  readonly #connection: RecoveringChannelModel;
  readonly #options: RabbitMqOptions;
  readonly #publisher: Publisher;
  readonly #consumers = new Set<RabbitMqConsumer>();
  readonly #ended = new AbortController();
  #replies: ReplyQueue | undefined;
  #connected = true;

  static async connect(options: RabbitMqOptions): Promise<RabbitMqTransport> {
    const connection = await connectRabbitMq(options.url, options.log, options.connectRetries);
    const transport = new RabbitMqTransport(connection, options);
    try {
      await transport.#inTime(() => transport.#publisher.ready());
    } catch (error) {
      await transport.close();
      throw error;
    }
    return transport;
  }

  private constructor(connection: RecoveringChannelModel, options: RabbitMqOptions) {
    this.#connection = connection;
    this.#options = options;
    // One listener for each subscription being made.
    setMaxListeners(0, this.#ended.signal);
    connection.on('connect', () => (this.#connected = true));
    connection.on('disconnect', () => (this.#connected = false));
    this.#publisher = new Publisher(
      () => connection.createConfirmChannel(),
      options.publishTimeoutMs,
      options.log,
    );
  }

  send(target: SendTarget, envelope: Envelope, options?: SendOptions): Promise<void> {
    return this.#publisher.send(target, envelope, options);
  }

  sendReply(address: string, envelope: Envelope): Promise<void> {
    return this.#publisher.sendReply(address, envelope);
  }

  sendDeadLetter(queue: string, envelope: Envelope): Promise<void> {
    return this.#publisher.sendDeadLetter(queue, envelope);
  }

  async consume(
    queue: QueueSpec,
    prefetch: number,
    onDelivery: (envelope: Envelope) => Promise<void>,
  ): Promise<TransportConsumer> {
    const consumer = new RabbitMqConsumer(
      this.#openChannel,
      queue,
      prefetch,
      onDelivery,
      this.#options.log,
    );
    this.#consumers.add(consumer);
    const close = async (): Promise<void> => {
      this.#consumers.delete(consumer);
      await consumer.close();
    };
    try {
      await this.#inTime(() => consumer.ready());
    } catch (error) {
      await close();
      const why = consumer.lastError?.message ?? 'the message broker did not answer in time.';
      throw new Error(`The queue ${queue.name} can't be consumed: ${why}`, { cause: error });
    }
    return { cancel: () => consumer.cancel(), close };
  }

  async openReplies(onReply: (envelope: Envelope) => void): Promise<string> {
    const replies = new ReplyQueue(this.#openChannel, onReply, this.#options.log);
    try {
      await this.#inTime(() => replies.ready());
    } catch (error) {
      await replies.close();
      throw error;
    }
    this.#replies = replies;
    return replies.address;
  }

  async countReady(queue: QueueSpec): Promise<number> {
    const channel = await this.#inTime(this.#openChannel);
    try {
      // Made first: asking for a queue that is gone would close the channel.
      await declareQueue(channel, queue);
      return (await channel.checkQueue(queue.name)).messageCount;
    } finally {
      await channel.close();
    }
  }

  /** Gets without acknowledging: closing the channel puts everything back in its order. */
  async listDeadLetters(queue: string): Promise<readonly Envelope[]> {
    const channel = await this.#inTime(this.#openChannel);
    try {
      await declareDeadLetterQueue(channel, queue);
      const letters: Envelope[] = [];
      while (letters.length < maxListed) {
        const message = await channel.get(deadLetterQueueName(queue));
        if (message === false) break;
        letters.push(readEnvelope(message));
      }
      return letters;
    } finally {
      await channel.close();
    }
  }

  isReady(): boolean {
    const parts = [this.#publisher, ...this.#consumers, ...(this.#replies ? [this.#replies] : [])];
    return !this.#ended.signal.aborted && this.#connected && parts.every(({ isOpen }) => isOpen);
  }

  async close(): Promise<void> {
    this.#ended.abort();
    await Promise.all([...this.#consumers].map((consumer) => consumer.close()));
    await this.#replies?.close();
    await this.#publisher.close();
    await this.#connection.close();
  }

  readonly #openChannel = (): Promise<Channel> => this.#connection.createChannel();

  async #inTime<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const deadline = performance.now() + this.#options.publishTimeoutMs;
      return await before(deadline, this.#ended.signal, work);
    } catch (error) {
      if (this.#ended.signal.aborted) throw new BusClosedError();
      throw error;
    }
  }
}
