import { connect } from 'amqplib';
import { type Bus, createBus } from '../src/index.js';
import { describeBus } from './behaviour/index.js';
import type { Harness } from './behaviour/room.js';
import { Link } from './support/link.js';
import { brokerUrl, describeWith } from './support/real-broker.js';

async function start(url: string): Promise<Harness> {
  const links = new Map<Bus, Link>();
  const direct = await connect(url, { noDelay: true });
  const channel = await direct.createConfirmChannel();
  return {
    connect: async (options) => {
      const link = await Link.to(url);
      const bus = await createBus({ ...options, url: link.url });
      links.set(bus, link);
      return bus;
    },
    kill: async (bus) => links.get(bus)?.cut(),
    sendRaw: async (queue, type, body) => {
      channel.sendToQueue(queue, Buffer.from(body), { type, mandatory: true });
      await channel.waitForConfirms();
    },
    deleteQueues: async (names) => {
      await Promise.all(names.map((name) => channel.deleteQueue(name)));
      await Promise.all([...links.values()].map((link) => link.close()));
      links.clear();
    },
    close: () => direct.close(),
  };
}

describeWith(brokerUrl !== undefined, 'AMQP_URL is not set', 'with RabbitMQ', () => {
  describeBus('RabbitMQ', () => start(brokerUrl ?? ''));
});
