import type { Channel, ConfirmChannel, RecoveringChannelModel } from 'amqplib';
import type { BusLog } from '../types.js';
import { Blockade } from './blockade.js';
import { connectRabbitMq } from './connect.js';

export interface ConnectionsOptions {
  readonly url: string;
  readonly log: BusLog;
  /** Further attempts when the broker is not there at the start. Default 8, about 20 s. */
  readonly connectRetries?: number;
}

/**
 * Two connections to one broker. A broker that is short of memory or disk stops reading those over which something is
 * published; what is consumed over the other can then still be acknowledged.
 */
export class Connections {
  readonly blockade = new Blockade();
  readonly #publishing: RecoveringChannelModel;
  readonly #consuming: RecoveringChannelModel;
  readonly #lost = new Set<RecoveringChannelModel>();

  static async open({ url, log, connectRetries }: ConnectionsOptions): Promise<Connections> {
    const publishing = await connectRabbitMq(url, log, connectRetries);
    try {
      return new Connections(publishing, await connectRabbitMq(url, log, connectRetries));
    } catch (error) {
      await publishing.close();
      throw error;
    }
  }

  private constructor(publishing: RecoveringChannelModel, consuming: RecoveringChannelModel) {
    this.#publishing = publishing;
    this.#consuming = consuming;
    for (const connection of [publishing, consuming]) {
      connection.on('connect', () => this.#lost.delete(connection));
      connection.on('disconnect', () => this.#lost.add(connection));
    }
    publishing.on('blocked', (reason) => this.blockade.raise(reason));
    publishing.on('unblocked', () => this.blockade.lift());
    publishing.on('disconnect', () => this.blockade.lift());
  }

  /** True while both stand and the broker takes messages. */
  get areUsable(): boolean {
    return this.#lost.size === 0 && this.blockade.error === undefined;
  }

  openPublishing(): Promise<ConfirmChannel> {
    return this.#publishing.createConfirmChannel();
  }

  openConsuming(): Promise<Channel> {
    return this.#consuming.createChannel();
  }

  closeConsuming(): Promise<void> {
    return this.#consuming.close();
  }

  async closePublishing(): Promise<void> {
    await this.#publishing.close();
    this.blockade.lift();
  }
}
