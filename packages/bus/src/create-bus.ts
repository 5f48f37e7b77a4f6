import { noHooks } from './hooks.js';
import { MessageBus } from './message-bus.js';
import { RabbitMqTransport } from './rabbitmq/transport.js';
import type { Bus, BusOptions } from './types.js';

/**
 * Connects to RabbitMQ at `url`, or takes the `transport` given. Rejects when the broker can't be
 * reached at the start; a connection lost later is restored automatically.
 */
export async function createBus(options: BusOptions): Promise<Bus> {
  const { publishTimeoutMs = 30_000, drainTimeoutMs = 8_000, connectRetries = 8 } = options;
  const { log = noHooks.log, work = noHooks.work, metrics = noHooks.metrics } = options;
  const transport = options.transport ?? (await connect(options.url));
  return new MessageBus(transport, { log, work, metrics }, drainTimeoutMs);

  function connect(url: string | undefined) {
    if (url === undefined) throw new Error('A bus needs the address of a broker, or a transport.');
    return RabbitMqTransport.connect({ url, log, metrics, publishTimeoutMs, connectRetries });
  }
}
