import type { Channel, ConsumeMessage } from 'amqplib';
import type { BusLog } from '../hooks.js';
import type { Envelope, QueueSpec, TransportConsumer } from '../transport.js';
import { ChannelKeeper } from './channel-keeper.js';
import { readEnvelope } from './message.js';
import { declareQueue, eventsExchange } from './topology.js';

/** One consumer on a channel of its own, restored after every lost connection. */
export class RabbitMqConsumer implements TransportConsumer {
  readonly #queue: QueueSpec;
  readonly #onDelivery: (envelope: Envelope) => Promise<void>;
  readonly #log: BusLog;
  readonly #keeper: ChannelKeeper<Channel>;
  #consumerTag: string | undefined;

  constructor(
    open: () => Promise<Channel>,
    queue: QueueSpec,
    prefetch: number,
    onDelivery: (envelope: Envelope) => Promise<void>,
    log: BusLog,
  ) {
    this.#queue = queue;
    this.#onDelivery = onDelivery;
    this.#log = log;
    const prepare = async (channel: Channel): Promise<void> => {
      if (queue.eventKey !== undefined)
        await channel.assertExchange(eventsExchange, 'topic', { durable: true });
      await declareQueue(channel, queue);
      await channel.prefetch(prefetch);
      const { consumerTag } = await channel.consume(queue.name, (message) => {
        void this.#receive(channel, message);
      });
      this.#consumerTag = consumerTag;
    };
    this.#keeper = new ChannelKeeper(`consumer of ${queue.name}`, open, prepare, log);
  }

  get isOpen(): boolean {
    return this.#keeper.current !== undefined;
  }

  get lastError(): Error | undefined {
    return this.#keeper.lastError;
  }

  async ready(): Promise<void> {
    await this.#keeper.ready();
  }

  async cancel(): Promise<void> {
    this.#keeper.retire();
    const channel = this.#keeper.current;
    if (channel === undefined || this.#consumerTag === undefined) return;
    try {
      await channel.cancel(this.#consumerTag);
    } catch (err) {
      // The channel has closed, and its consumer with it.
      this.#log.debug({ err, queue: this.#queue.name }, 'consumer had ended already');
    }
  }

  async close(): Promise<void> {
    await this.#keeper.close();
  }

  async #receive(channel: Channel, message: ConsumeMessage | null): Promise<void> {
    const queue = this.#queue.name;
    if (message === null) {
      this.#log.warn({ queue }, 'the message broker cancelled a consumer; it starts again');
      // The keeper opens another channel when this one has closed.
      await channel
        .close()
        .catch((err: unknown) => this.#log.debug({ err, queue }, 'channel was closed already'));
      return;
    }
    const settled = await this.#onDelivery(readEnvelope(message)).then(
      () => true,
      // The bus has logged why; here it only means "not settled".
      () => false,
    );
    try {
      if (settled) channel.ack(message);
      else channel.nack(message, false, true);
    } catch (err) {
      this.#log.warn({ err, queue }, 'a message could not be settled and comes again');
    }
  }
}
