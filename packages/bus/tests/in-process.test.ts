import { Collector } from '@shortlist/bus/testing';
import { defineCommand, defineEvent } from '@shortlist/contracts/message';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { noHooks } from '../src/hooks.js';
import { InProcessTransport } from '../src/in-process/transport.js';
import { type Bus, createBus, InProcessBroker } from '../src/index.js';
import { MessageBus } from '../src/message-bus.js';
import { describeBus } from './behaviour/index.js';
import type { Harness } from './behaviour/room.js';
import { MemoryStore } from './support/memory-store.js';

async function start(opening: InProcessBroker | Promise<InProcessBroker>): Promise<Harness> {
  const broker = await opening;
  const transports = new Map<Bus, InProcessTransport>();
  return {
    connect: async ({ drainTimeoutMs = 8_000, ...hooks } = {}) => {
      const transport = new InProcessTransport(broker, false);
      const bus = new MessageBus(transport, { ...noHooks, ...hooks }, drainTimeoutMs);
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
  start(InProcessBroker.open({ store: new MemoryStore(), log: noHooks.log })),
);

describe('createBus without an address', () => {
  const ping = defineCommand('test.ping.do', z.object({}));
  let buses: Bus[] = [];

  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.stop()));
  });

  it('keeps the messages of two buses apart, unless they share a broker', async () => {
    const broker = new InProcessBroker();
    buses = await Promise.all([createBus(), createBus({ broker }), createBus({ broker })]);
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
  const bus = await createBus({ broker });
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
  const transport = new InProcessTransport(new InProcessBroker(), true);
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
