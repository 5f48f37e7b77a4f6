import type { Channel } from 'amqplib';
import type { Envelope } from '../transport.js';
import { readDeadLetter } from './message.js';
import { deadLetterQueueName, declareDeadLetterQueue } from './topology.js';

/** Gives a channel that ends with the work. */
export type WithChannel = <Result>(work: (channel: Channel) => Promise<Result>) => Promise<Result>;

/**
 * Looks into a dead-letter queue and takes out of it. What it gets without acknowledging goes back in its order when the
 * channel closes, so every look has a channel of its own.
 */
export class DeadLetterQueue {
  readonly #queue: string;
  readonly #withChannel: WithChannel;

  constructor(queue: string, withChannel: WithChannel) {
    this.#queue = queue;
    this.#withChannel = withChannel;
  }

  count(): Promise<number> {
    return this.#withChannel((channel) => this.#countOn(channel));
  }

  list(most: number): Promise<readonly Envelope[]> {
    return this.#withChannel(async (channel) => {
      const letters: Envelope[] = [];
      const count = Math.min(most, await this.#countOn(channel));
      while (letters.length < count) {
        const message = await channel.get(this.#name);
        if (message === false) break;
        letters.push(readDeadLetter(message));
      }
      return letters;
    });
  }

  /** No further than what is there at the beginning: what is sent away may come back dead at once. */
  take(
    isWanted: (envelope: Envelope) => boolean,
    act: (envelope: Envelope) => Promise<void>,
  ): Promise<number> {
    return this.#withChannel(async (channel) => {
      let taken = 0;
      for (let left = await this.#countOn(channel); left > 0; left -= 1) {
        const message = await channel.get(this.#name);
        if (message === false) break;
        const letter = readDeadLetter(message);
        if (!isWanted(letter)) continue;
        await act(letter);
        channel.ack(message);
        taken += 1;
      }
      return taken;
    });
  }

  get #name(): string {
    return deadLetterQueueName(this.#queue);
  }

  /** Made first: asking for a queue that is not there would close the channel. */
  async #countOn(channel: Channel): Promise<number> {
    await declareDeadLetterQueue(channel, this.#queue);
    return (await channel.checkQueue(this.#name)).messageCount;
  }
}
