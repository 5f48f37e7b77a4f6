import type { Envelope } from '@shortlist/bus';
import type { KeptMessage } from './kept-message.js';
import type { MessageKeeper } from './message-keeper.js';

/** A message in a queue's hands. */
export interface QueuedMessage {
  readonly envelope: Envelope;
  readonly redeliveries: number;
  readonly expiresAt: number;
  /** Null for one that is not kept over the end of the process. */
  readonly kept: KeptMessage | null;
  /** True when it was there before the process started: then it may be what ended the process before. */
  readonly isRestored: boolean;
}

/** A consumer of one queue. Messages it took stay in `unsettled` until handled; true once the handler has begun. */
export interface QueueConsumer {
  readonly prefetch: number;
  readonly onDelivery: (envelope: Envelope) => Promise<void>;
  readonly unsettled: Map<QueuedMessage, boolean>;
}

/** One queue: hands messages to its consumers in turn, each with at most `prefetch` in hand. */
export class InProcessQueue {
  #ready: QueuedMessage[] = [];
  #consumers: QueueConsumer[] = [];
  readonly #keeper: MessageKeeper | null;

  constructor(keeper: MessageKeeper | null) {
    this.#keeper = keeper;
  }

  push(message: QueuedMessage): void {
    this.#ready.push(message);
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
      this.#forget(message);
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

  async #hand(consumer: QueueConsumer, message: QueuedMessage): Promise<void> {
    await this.#noteBegin(message);
    if (!consumer.unsettled.has(message)) return;
    consumer.unsettled.set(message, true);
    const { envelope, redeliveries } = message;
    try {
      await consumer.onDelivery({ ...envelope, attempt: envelope.attempt + redeliveries });
      // A closed consumer's message went back already.
      if (consumer.unsettled.delete(message)) this.#forget(message);
    } catch {
      // The bus has logged why; here it only means "not settled".
      if (consumer.unsettled.delete(message)) this.#ready.unshift(redelivered(message));
    }
    this.#dispatch();
  }

  /**
   * Counts a delivery of a restored message before it begins, so that one that ends its process each time is given up at
   * last. Others are not counted: that would be one more write for each.
   */
  async #noteBegin({ kept, isRestored, redeliveries }: QueuedMessage): Promise<void> {
    if (!kept || !isRestored) return;
    // Rejects only when the broker is closed; the message is then handed out after the next start.
    await this.#keeper
      ?.keep({ ...kept, redeliveries: redeliveries + 1 }, true)
      .catch(() => undefined);
  }

  #forget({ kept }: QueuedMessage): void {
    if (kept) this.#keeper?.forget(kept.number);
  }
}

function redelivered(message: QueuedMessage): QueuedMessage {
  return { ...message, redeliveries: message.redeliveries + 1 };
}
