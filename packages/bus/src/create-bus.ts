import { noHooks } from './hooks.js';
import { InProcessBroker } from './in-process/broker.js';
import { InProcessTransport } from './in-process/transport.js';
import { MessageBus } from './message-bus.js';
import { RabbitMqTransport } from './rabbitmq/transport.js';
import type { Bus, BusOptions } from './types.js';

/**
 * Connects to RabbitMQ when `url` is given, else to the in-process broker. Rejects when the broker can't be
 * reached at the start; a connection lost later is restored automatically.
 */
export async function createBus(options: BusOptions = {}): Promise<Bus> {
  const { url, broker, publishTimeoutMs = 30_000, drainTimeoutMs = 8_000 } = options;
  const { log = noHooks.log, work = noHooks.work, metrics = noHooks.metrics } = options;
  const { connectRetries = 8 } = options;
  const transport =
    url === undefined
      ? new InProcessTransport(broker ?? new InProcessBroker(), broker === undefined)
      : await RabbitMqTransport.connect({ url, log, metrics, publishTimeoutMs, connectRetries });
  return new MessageBus(transport, { log, work, metrics }, drainTimeoutMs);
}
