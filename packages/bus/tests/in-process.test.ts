import { InProcessTransport } from '../src/in-process/transport.js';
import { InProcessBroker, type Bus } from '../src/index.js';
import { MessageBus } from '../src/message-bus.js';
import { describeBus, type Harness } from './behaviour.js';

async function start(): Promise<Harness> {
  const broker = new InProcessBroker();
  const transports = new Map<Bus, InProcessTransport>();
  const silent = { info() {}, warn() {}, error() {} };
  return {
    connect: async ({ drainTimeoutMs = 8_000 } = {}) => {
      const transport = new InProcessTransport(broker, false);
      const bus = new MessageBus(transport, silent, drainTimeoutMs);
      transports.set(bus, transport);
      return bus;
    },
    kill: async (bus) => transports.get(bus)?.close(),
    sendRaw: async (name, key, body) => {
      const envelope = { key, messageId: 'raw', requestId: 'raw', attempt: 1, body };
      broker.send({ queue: { name, kind: 'work' } }, envelope);
    },
  };
}

describeBus('the in-process transport', start);
