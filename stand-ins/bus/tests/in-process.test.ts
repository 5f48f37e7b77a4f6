import { type Bus, createBus } from '@shortlist/bus';
import { Collector } from '@shortlist/bus/testing';
import { defineCommand, defineEvent } from '@shortlist/contracts/message';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { describeBus } from '../../../packages/bus/tests/behaviour/index.js';
import type { Harness } from '../../../packages/bus/tests/behaviour/room.js';
import { InProcessBroker, InProcessTransport } from '../src/index.js';
import { MemoryStore } from './support/memory-store.js';
import { silent } from './support/silent.js';

async function start(opening: InProcessBroker | Promise<InProcessBroker>): Promise<Harness> {
  const broker = await opening;
  const transports = new Map<Bus, InProcessTransport>();
  return {
    connect: async (options = {}) => {
      const transport = new InProcessTransport(broker);
      const bus = await createBus({ ...options, transport });
      transports.set(bus, transport);
      return bus;
    },
    kill: async (bus) => transports.get(bus)?.close(),
    sendRaw: async (name, key, body) => {
      const envelope = { key, messageId: 'raw', requestId: 'raw', attempt: 1, body };
      await broker.send({ queue: { name, kind: 'work' } }, envelope);
    },
    deleteQueues: async (names) => {
      for (const name of names) broker.delete({ name, kind: 'work' });
    },
    close: async () => broker.close(),
  };
}

describeBus('the in-process transport', () => start(new InProcessBroker()));
describeBus('the in-process transport over a store', () =>
  start(InProcessBroker.open({ store: new MemoryStore(), log: silent })),
);

describe('a bus of one process', () => {
  const ping = defineCommand('test.ping.do', z.object({}));
  let buses: Bus[] = [];

  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.stop()));
  });

  it('keeps the messages of two buses apart, unless they share a broker', async () => {
    const broker = new InProcessBroker();
    buses = await Promise.all(
      [undefined, broker, broker].map((each) =>
        createBus({ transport: new InProcessTransport(each) }),
      ),
    );
    const [alone, one, other] = buses as [Bus, Bus, Bus];
    const seen = new Collector<string>();
    await alone.subscribe(ping, {}, async () => seen.add('alone'));
    await other.subscribe(ping, {}, async () => seen.add('other'));
    await one.publish(ping, {});
    expect(await seen.take(1)).toEqual(['other']);
    await one.stop();
    expect(other.isReady()).toBe(true);
  });
});

it('keeps events for those who listen later, until they are released', async () => {
  const happened = defineEvent('test.thing.happened', z.object({ what: z.string() }), [
    'test.thing.hear',
  ]);
  const broker = new InProcessBroker({ holdsEvents: true });
  const bus = await createBus({ transport: new InProcessTransport(broker) });
  await bus.publish(happened, { what: 'first' });
  await bus.publish(happened, { what: 'second' });
  const heard = new Collector<string>();
  await bus.subscribe(happened, { queue: 'test.thing.hear', prefetch: 1 }, async ({ what }) =>
    heard.add(what),
  );
  broker.releaseEvents();
  await bus.publish(happened, { what: 'third' });
  expect(await heard.take(3)).toEqual(['first', 'second', 'third']);
  await bus.stop();
});

it('keeps a dead letter in process that could not be sent again, and those after it', async () => {
  const transport = new InProcessTransport();
  const { queues } = transport;
  for (const messageId of ['a', 'b', 'c']) {
    const envelope = { key: 'k', messageId, requestId: 'r', attempt: 1, body: '{}' };
    await transport.sendDeadLetter('q', { ...envelope, reason: 'why' });
  }
  const act = async ({ messageId }: { readonly messageId: string }): Promise<void> => {
    if (messageId === 'b') throw new Error('The broker is away.');
  };
  await expect(queues.takeDeadLetters('q', () => true, act)).rejects.toThrow('is away');
  const left = await queues.listDeadLetters('q', 10);
  expect(left.map(({ messageId }) => messageId)).toEqual(['b', 'c']);
  await transport.close();
});
