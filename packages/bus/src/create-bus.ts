import { InProcessBroker } from './in-process/broker.js';
import { InProcessTransport } from './in-process/transport.js';
import { MessageBus } from './message-bus.js';
import { RabbitMqTransport } from './rabbitmq/transport.js';
import type { Bus, BusLog, BusOptions } from './types.js';

const silent: BusLog = { info() {}, warn() {}, error() {} };

/**
 * Connects to RabbitMQ when `url` is given, else to the in-process broker. Rejects when the broker can't be
 * reached at the start; a connection lost later comes back by itself.
 */
export async function createBus(options: BusOptions = {}): Promise<Bus> {
  const { url, broker, log = silent, publishTimeoutMs = 30_000, drainTimeoutMs = 8_000 } = options;
  const transport =
    url === undefined
      ? new InProcessTransport(broker ?? new InProcessBroker(), broker === undefined)
      : await RabbitMqTransport.connect({ url, log, publishTimeoutMs });
  return new MessageBus(transport, log, drainTimeoutMs);
}
