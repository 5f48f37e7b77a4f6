import type { Channel } from 'amqplib';
import type { BusLog, QueueDepth } from '../hooks.js';
import type { Envelope, QueueInspection, QueueSpec } from '../transport.js';
import { DeadLetterQueue, type WithChannel } from './dead-letters.js';
import { before } from './deadline.js';
import { deadLetterQueueName, declareQueue } from './topology.js';

/** Inspects queues, each time on a channel of its own that is closed afterwards. */
export class QueueInspector implements QueueInspection {
  readonly #open: () => Promise<Channel>;
  readonly #log: BusLog;

  constructor(open: () => Promise<Channel>, log: BusLog) {
    this.#open = open;
    this.#log = log;
  }

  async countReady(queue: QueueSpec): Promise<number> {
    return this.#withChannel(async (channel) => {
      // Declared first: checking a queue that is gone would close the channel.
      await declareQueue(channel, queue);
      return countOn(channel, queue.name);
    });
  }

  /** Messages waiting in queues that their consumers declared; rejects after `timeoutMs`, or when one is gone. */
  async measure(queues: readonly QueueSpec[], timeoutMs: number): Promise<readonly QueueDepth[]> {
    const measured = this.#withChannel((channel) =>
      Promise.all(
        queues.map(async ({ name, kind }) => ({
          queue: name,
          ready: await countOn(channel, name),
          dead: kind === 'work' ? await countOn(channel, deadLetterQueueName(name)) : undefined,
        })),
      ),
    );
    return before(performance.now() + timeoutMs, [], measured);
  }

  countDeadLetters(queue: string): Promise<number> {
    return this.#deadLetters(queue).count();
  }

  listDeadLetters(queue: string, most: number): Promise<readonly Envelope[]> {
    return this.#deadLetters(queue).list(most);
  }

  takeDeadLetters(
    queue: string,
    isWanted: (envelope: Envelope) => boolean,
    act: (envelope: Envelope) => Promise<void>,
  ): Promise<number> {
    return this.#deadLetters(queue).take(isWanted, act);
  }

  #deadLetters(queue: string): DeadLetterQueue {
    return new DeadLetterQueue(queue, this.#withChannel);
  }

  readonly #withChannel: WithChannel = async (work) => {
    const channel = await this.#open();
    // The call that the broker refused rejects as well, with more detail.
    channel.on('error', (err) => this.#log.debug({ err }, 'channel closed by the message broker'));
    try {
      return await work(channel);
    } finally {
      await channel
        .close()
        .catch((err: unknown) => this.#log.debug({ err }, 'channel was closed already'));
    }
  };
}

async function countOn(channel: Channel, queue: string): Promise<number> {
  return (await channel.checkQueue(queue)).messageCount;
}
