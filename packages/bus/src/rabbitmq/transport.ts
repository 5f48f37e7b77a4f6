import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { Channel } from 'amqplib';
import { type BusBlockedError, BusClosedError } from '../errors.js';
import type {
  Envelope,
  QueueSpec,
  SendOptions,
  SendTarget,
  Transport,
  TransportConsumer,
} from '../transport.js';
import { Connections, type ConnectionsOptions } from './connections.js';
import { RabbitMqConsumer } from './consumer.js';
import { before } from './deadline.js';
import { Publisher } from './publisher.js';
import { QueueInspector } from './queue-inspector.js';
import { ReplyQueue } from './replies.js';

/** How often the broker is probed for whether it accepts messages. */
const probeIntervalMs = 2_000;

/** How long to wait for the broker's closing handshake; one that accepts nothing does not read ours. */
const goodbyeMs = 1_000;

export interface RabbitMqOptions extends ConnectionsOptions {
  readonly publishTimeoutMs: number;
}

/** The bus's transport over RabbitMQ 3.10 or newer. */
export class RabbitMqTransport implements Transport {
  readonly system = 'rabbitmq';
  readonly queues: QueueInspector;
  readonly #connections: Connections;
  readonly #probing: NodeJS.Timeout;
  readonly #options: RabbitMqOptions;
  readonly #publisher: Publisher;
  readonly #consumers = new Set<RabbitMqConsumer>();
  readonly #ended = new AbortController();
  #replies: ReplyQueue | undefined;

  static async connect(options: RabbitMqOptions): Promise<RabbitMqTransport> {
    const transport = new RabbitMqTransport(await Connections.open(options), options);
    try {
      await transport.#inTime(() => transport.#publisher.ready());
    } catch (error) {
      await transport.close();
      throw error;
    }
    return transport;
  }

  private constructor(connections: Connections, options: RabbitMqOptions) {
    this.#connections = connections;
    this.#options = options;
    // One listener for each subscription being set up.
    setMaxListeners(0, this.#ended.signal);
    this.#publisher = new Publisher(
      () => connections.openPublishing(),
      options.publishTimeoutMs,
      connections.blockade,
      options.log,
    );
    this.queues = new QueueInspector(() => this.#inTime(this.#openChannel), options.log);
    this.#probing = setInterval(() => this.#publisher.probe(), probeIntervalMs).unref();
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

  onBlocked(listener: (error: BusBlockedError) => void): void {
    this.#connections.blockade.onOverdue(listener);
  }

  isReady(): boolean {
    if (this.#ended.signal.aborted || !this.#connections.areUsable) return false;
    const parts = [this.#publisher, ...this.#consumers, ...(this.#replies ? [this.#replies] : [])];
    return parts.every(({ isOpen }) => isOpen);
  }

  async close(): Promise<void> {
    this.#ended.abort(new BusClosedError());
    clearInterval(this.#probing);
    await Promise.all([...this.#consumers].map((consumer) => consumer.close()));
    await this.#replies?.close();
    await this.#connections.closeConsuming();
    // A broker that accepts nothing never confirms the close. Close all the same: the connection must not recover.
    await inPatience(this.#publisher.close());
    await inPatience(this.#connections.closePublishing());
  }

  readonly #openChannel = (): Promise<Channel> => this.#connections.openConsuming();

  async #inTime<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      const deadline = performance.now() + this.#options.publishTimeoutMs;
      return await before(deadline, [this.#ended.signal], work());
    } catch (error) {
      if (this.#ended.signal.aborted) throw new BusClosedError();
      throw error;
    }
  }
}

/** Waits for the closing handshake, but not for ever. */
async function inPatience(goodbye: Promise<void>): Promise<void> {
  await Promise.race([goodbye, delay(goodbyeMs, undefined, { ref: false })]);
}
