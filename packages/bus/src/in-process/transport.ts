import { randomUUID } from 'node:crypto';
import { BusClosedError } from '../errors.js';
import type { QueueDepth } from '../hooks.js';
import type {
  Envelope,
  QueueSpec,
  SendOptions,
  SendTarget,
  Transport,
  TransportConsumer,
} from '../transport.js';
import type { InProcessBroker } from './broker.js';
import type { InProcessQueue, QueueConsumer } from './queue.js';

/** One bus's connection to an in-process broker. */
export class InProcessTransport implements Transport {
  readonly system = 'in_process';
  readonly #broker: InProcessBroker;
  readonly #ownsBroker: boolean;
  readonly #consumers = new Set<TransportConsumer>();
  readonly #address = randomUUID();
  #closed = false;

  constructor(broker: InProcessBroker, ownsBroker: boolean) {
    this.#broker = broker;
    this.#ownsBroker = ownsBroker;
  }

  async send(target: SendTarget, envelope: Envelope, options?: SendOptions): Promise<void> {
    this.#refuseWhenClosed();
    this.#broker.send(target, envelope, options);
  }

  async sendReply(address: string, envelope: Envelope): Promise<void> {
    this.#refuseWhenClosed();
    this.#broker.reply(address, envelope);
  }

  async sendDeadLetter(queue: string, envelope: Envelope): Promise<void> {
    await this.send({ queue: deadLetterQueue(queue) }, envelope);
  }

  async consume(
    spec: QueueSpec,
    prefetch: number,
    onDelivery: (envelope: Envelope) => Promise<void>,
  ): Promise<TransportConsumer> {
    this.#refuseWhenClosed();
    const queue = this.#broker.declare(spec);
    const consumer: QueueConsumer = { prefetch, onDelivery, unsettled: new Map() };
    queue.addConsumer(consumer);
    const handle: TransportConsumer = {
      cancel: async () => {
        queue.cancelConsumer(consumer);
        if (spec.kind === 'broadcast') this.#broker.delete(spec);
      },
      close: async () => {
        await handle.cancel();
        queue.returnUnsettled(consumer);
        this.#consumers.delete(handle);
      },
    };
    this.#consumers.add(handle);
    return handle;
  }

  async openReplies(onReply: (envelope: Envelope) => void): Promise<string> {
    this.#refuseWhenClosed();
    this.#broker.listen(this.#address, onReply);
    return this.#address;
  }

  async countReady(queue: QueueSpec): Promise<number> {
    return this.#broker.declare(queue).length;
  }

  async measure(queues: readonly QueueSpec[]): Promise<readonly QueueDepth[]> {
    return queues.map((queue) => ({
      queue: queue.name,
      ready: this.#broker.declare(queue).length,
      dead: queue.kind === 'work' ? this.#deadLetters(queue.name).length : undefined,
    }));
  }

  async countDeadLetters(queue: string): Promise<number> {
    return this.#deadLetters(queue).length;
  }

  async listDeadLetters(queue: string, most: number): Promise<readonly Envelope[]> {
    return this.#deadLetters(queue).list().slice(0, most);
  }

  async takeDeadLetters(
    queue: string,
    isWanted: (envelope: Envelope) => boolean,
    act: (envelope: Envelope) => Promise<void>,
  ): Promise<number> {
    return this.#deadLetters(queue).take(isWanted, act);
  }

  /** Has no limit of memory that it would have to keep to. */
  onBlocked(): void {}

  isReady(): boolean {
    return !this.#closed;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#broker.unlisten(this.#address);
    for (const consumer of this.#consumers) await consumer.close();
    if (this.#ownsBroker) this.#broker.close();
  }

  #deadLetters(queue: string): InProcessQueue {
    return this.#broker.declare(deadLetterQueue(queue));
  }

  #refuseWhenClosed(): void {
    if (this.#closed) throw new BusClosedError();
  }
}

function deadLetterQueue(queue: string): QueueSpec {
  return { name: `${queue}.dead`, kind: 'work' };
}
