import type { Envelope } from '../transport.js';

interface StoredMessage {
  readonly envelope: Envelope;
  readonly redeliveries: number;
  readonly expiresAt: number;
}

/** A consumer of one queue. Messages it took stay in `unsettled` until handled; true once the handler has begun. */
export interface QueueConsumer {
  readonly prefetch: number;
  readonly onDelivery: (envelope: Envelope) => Promise<void>;
  readonly unsettled: Map<StoredMessage, boolean>;
}

/** One queue: hands messages to its consumers in turn, each with at most `prefetch` in hand. */
export class InProcessQueue {
  #ready: StoredMessage[] = [];
  #consumers: QueueConsumer[] = [];

  push(envelope: Envelope, expiresMs = Infinity): void {
    this.#ready.push({ envelope, redeliveries: 0, expiresAt: Date.now() + expiresMs });
    this.#dispatch();
  }

  get length(): number {
    return this.#ready.length;
  }

  list(): readonly Envelope[] {
    return this.#ready.map(({ envelope }) => envelope);
  }

  /** Removes waiting messages that `isWanted` accepts, each after `act` has resolved. Resolves with their number. */
  async take(
    isWanted: (envelope: Envelope) => boolean,
    act: (envelope: Envelope) => Promise<void>,
  ): Promise<number> {
    let taken = 0;
    for (const message of this.#ready.filter(({ envelope }) => isWanted(envelope))) {
      await act(message.envelope);
      this.#ready = this.#ready.filter((other) => other !== message);
      taken += 1;
    }
    return taken;
  }

  addConsumer(consumer: QueueConsumer): void {
    this.#consumers.push(consumer);
    this.#dispatch();
  }

  /** Gives this consumer no more messages; it may still settle those it has. */
  cancelConsumer(consumer: QueueConsumer): void {
    this.#consumers = this.#consumers.filter((other) => other !== consumer);
  }

  /** Puts the consumer's unsettled messages back in front, as a broker does when a connection is lost. */
  returnUnsettled(consumer: QueueConsumer): void {
    const returned = [...consumer.unsettled].map(([message, began]) =>
      began ? redelivered(message) : message,
    );
    consumer.unsettled.clear();
    this.#ready.unshift(...returned);
    this.#dispatch();
  }

  #dispatch(): void {
    for (;;) {
      const consumer = this.#consumers.find(({ unsettled, prefetch }) => unsettled.size < prefetch);
      if (consumer === undefined) return;
      const message = this.#ready.shift();
      if (message === undefined) return;
      if (message.expiresAt <= Date.now()) continue;
      // The next message goes to another consumer, if one is free.
      this.#consumers = [...this.#consumers.filter((other) => other !== consumer), consumer];
      consumer.unsettled.set(message, false);
      // Off the publisher's stack: a handler must not run inside publish().
      setImmediate(() => void this.#hand(consumer, message));
    }
  }

  async #hand(consumer: QueueConsumer, message: StoredMessage): Promise<void> {
    if (!consumer.unsettled.has(message)) return;
    consumer.unsettled.set(message, true);
    const { envelope, redeliveries } = message;
    try {
      await consumer.onDelivery({ ...envelope, attempt: envelope.attempt + redeliveries });
      consumer.unsettled.delete(message);
    } catch {
      // The bus has logged why; here it only means "not settled". A closed consumer's message went back already.
      if (consumer.unsettled.delete(message)) this.#ready.unshift(redelivered(message));
    }
    this.#dispatch();
  }
}

function redelivered(message: StoredMessage): StoredMessage {
  return { ...message, redeliveries: message.redeliveries + 1 };
}
