import { randomUUID } from 'node:crypto';
import type { Channel } from 'amqplib';
import type { BusLog } from '../hooks.js';
import type { Envelope } from '../transport.js';
import { ChannelKeeper } from './channel-keeper.js';
import { readEnvelope } from './message.js';

const alreadyClosed = 'channel of replies was closed already';

/** The queue for replies to one bus; it ends with its connection and is recreated under the same name. */
export class ReplyQueue {
  readonly address = `shortlist.replies.${randomUUID()}`;
  readonly #keeper: ChannelKeeper<Channel>;

  constructor(open: () => Promise<Channel>, onReply: (envelope: Envelope) => void, log: BusLog) {
    const prepare = async (channel: Channel): Promise<void> => {
      await channel.assertQueue(this.address, {
        exclusive: true,
        autoDelete: true,
        durable: false,
      });
      const receive = (message: Parameters<Parameters<Channel['consume']>[1]>[0]): void => {
        if (message !== null) onReply(readEnvelope(message));
        else void channel.close().catch((err: unknown) => log.debug({ err }, alreadyClosed));
      };
      await channel.consume(this.address, receive, { noAck: true });
    };
    this.#keeper = new ChannelKeeper('replies', open, prepare, log);
  }

  get isOpen(): boolean {
    return this.#keeper.current !== undefined;
  }

  async ready(): Promise<void> {
    await this.#keeper.ready();
  }

  async close(): Promise<void> {
    await this.#keeper.close();
  }
}
