import { randomUUID } from 'node:crypto';
import {
  BusClosedError,
  type Envelope,
  type QueueSpec,
  type SendOptions,
  type SendTarget,
  type Transport,
  type TransportConsumer,
} from '@shortlist/bus';
import { InProcessBroker } from './broker.js';
import type { QueueConsumer } from './queue.js';
import { deadLetterQueue, InProcessQueues } from './queues.js';

/** One bus's connection to an in-process broker. */
export class InProcessTransport implements Transport {
  readonly system = 'in_process';
  readonly queues: InProcessQueues;
  readonly #broker: InProcessBroker;
  readonly #ownsBroker: boolean;
  readonly #consumers = new Set<TransportConsumer>();
  readonly #address = randomUUID();
  #closed = false;

  /** Without `broker` it has one of its own, which ends with it. */
  constructor(broker?: InProcessBroker) {
    this.#broker = broker ?? new InProcessBroker();
    this.queues = new InProcessQueues(this.#broker);
    this.#ownsBroker = broker === undefined;
  }

  async send(target: SendTarget, envelope: Envelope, options?: SendOptions): Promise<void> {
    this.#refuseWhenClosed();
    await this.#broker.send(target, envelope, options);
  }

  async sendReply(address: string, envelope: Envelope): Promise<void> {
    this.#refuseWhenClosed();
    this.#broker.reply(address, envelope);
  }

  async sendDeadLetter(queue: string, envelope: Envelope): Promise<void> {
    await this.send({ queue: deadLetterQueue(queue) }, envelope, { patient: true });
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

  /** Never happens: this broker has no memory limit. */
  onBlocked(): void {}

  isReady(): boolean {
    return !this.#closed;
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#broker.unlisten(this.#address);
    for (const consumer of this.#consumers) await consumer.close();
    if (this.#ownsBroker) await this.#broker.close();
  }

  #refuseWhenClosed(): void {
    if (this.#closed) throw new BusClosedError();
  }
}
