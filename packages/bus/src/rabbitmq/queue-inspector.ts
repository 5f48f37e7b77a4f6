import type { Channel } from 'amqplib';
import type { BusLog, QueueDepth } from '../hooks.js';
import type { QueueSpec } from '../transport.js';
import { before } from './deadline.js';
import { deadLetterQueueName, declareQueue } from './topology.js';

/** Looks at queues, each time on a channel of its own that ends with the look. */
export class QueueInspector {
  readonly #open: () => Promise<Channel>;
  readonly #log: BusLog;

  constructor(open: () => Promise<Channel>, log: BusLog) {
    this.#open = open;
    this.#log = log;
  }

  async countReady(queue: QueueSpec): Promise<number> {
    return this.withChannel(async (channel) => {
      // Made first: asking for a queue that is gone would close the channel.
      await declareQueue(channel, queue);
      return countOn(channel, queue.name);
    });
  }

  /** What waits in queues that their consumers have declared; rejects after so many milliseconds, or when one is gone. */
  async measure(queues: readonly QueueSpec[], timeoutMs: number): Promise<readonly QueueDepth[]> {
    const measured = this.withChannel((channel) =>
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

  async withChannel<Result>(work: (channel: Channel) => Promise<Result>): Promise<Result> {
    const channel = await this.#open();
    // The call that the broker refused rejects too, and says more.
    channel.on('error', (err) => this.#log.debug({ err }, 'channel closed by the message broker'));
    try {
      return await work(channel);
    } finally {
      await channel
        .close()
        .catch((err: unknown) => this.#log.debug({ err }, 'channel was closed already'));
    }
  }
}

async function countOn(channel: Channel, queue: string): Promise<number> {
  return (await channel.checkQueue(queue)).messageCount;
}
