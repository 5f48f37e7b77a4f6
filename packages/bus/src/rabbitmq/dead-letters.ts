import type { Channel } from 'amqplib';
import type { Envelope } from '../transport.js';
import { readDeadLetter } from './message.js';
import { deadLetterQueueName, declareDeadLetterQueue } from './topology.js';

/** Runs `work` on a channel of its own, closed afterwards. */
export type WithChannel = <Result>(work: (channel: Channel) => Promise<Result>) => Promise<Result>;

/**
 * Lists a dead-letter queue and removes messages from it. Unacknowledged messages return to their places when the
 * channel closes, so every inspection has a channel of its own.
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

  /** Stops after the letters that were there at the start: what is replayed may be dead-lettered again at once. */
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

  /** Declares it first: checking a queue that does not exist would close the channel. */
  async #countOn(channel: Channel): Promise<number> {
    await declareDeadLetterQueue(channel, this.#queue);
    return (await channel.checkQueue(this.#name)).messageCount;
  }
}
