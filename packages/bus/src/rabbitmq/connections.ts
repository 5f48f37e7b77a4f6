import type { Channel, ConfirmChannel, RecoveringChannelModel } from 'amqplib';
import type { BusLog, BusMetrics } from '../hooks.js';
import { Blockade } from './blockade.js';
import { connectRabbitMq } from './connect.js';

export interface ConnectionsOptions {
  readonly url: string;
  readonly log: BusLog;
  readonly metrics: Pick<BusMetrics, 'reconnected'>;
  /** Further attempts when the broker is not there at the start; 8 take about 20 s. */
  readonly connectRetries: number;
}

/**
 * Two connections to one broker. A broker short of memory or disk stops reading from connections that publish; what is
 * consumed over the other one can still be acknowledged.
 */
export class Connections {
  readonly blockade = new Blockade();
  readonly #publishing: RecoveringChannelModel;
  readonly #consuming: RecoveringChannelModel;
  readonly #lost = new Set<RecoveringChannelModel>();

  static async open({
    url,
    log,
    metrics,
    connectRetries,
  }: ConnectionsOptions): Promise<Connections> {
    const publishing = await connectRabbitMq(url, log, connectRetries);
    try {
      const consuming = await connectRabbitMq(url, log, connectRetries);
      return new Connections(publishing, consuming, metrics);
    } catch (error) {
      await publishing.close();
      throw error;
    }
  }

  private constructor(
    publishing: RecoveringChannelModel,
    consuming: RecoveringChannelModel,
    metrics: ConnectionsOptions['metrics'],
  ) {
    this.#publishing = publishing;
    this.#consuming = consuming;
    for (const connection of [publishing, consuming]) {
      connection.on('connect', () => {
        if (this.#lost.delete(connection)) metrics.reconnected();
      });
      connection.on('disconnect', () => this.#lost.add(connection));
    }
    publishing.on('blocked', (reason) => this.blockade.raise(reason));
    publishing.on('unblocked', () => this.blockade.lift());
    publishing.on('disconnect', () => this.blockade.lift());
  }

  /** True while both are up and the broker accepts messages. */
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
