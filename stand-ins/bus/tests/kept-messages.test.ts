import { type Bus, createBus, PoisonMessageError } from '@shortlist/bus';
import { Collector, gate, until } from '@shortlist/bus/testing';
import { defineCommand, defineEvent, defineRequest } from '@shortlist/contracts/message';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { InProcessBroker, InProcessTransport } from '../src/index.js';
import { MemoryStore } from './support/memory-store.js';
import { silent } from './support/silent.js';

const note = z.object({ text: z.string() });
const write = defineCommand('test.note.write', note);
const written = defineEvent('test.note.written', note, ['test.note.file', 'test.note.count']);
const never = () => new Promise<never>(() => {});

interface Process {
  readonly bus: Bus;
  readonly broker: InProcessBroker;
  readonly store: MemoryStore;
}

let running: Process[];
beforeEach(() => {
  running = [];
});
afterEach(async () => {
  for (const { bus, broker } of running) {
    await bus.stop();
    await broker.close();
  }
});

async function start(store = new MemoryStore(), holdsEvents = false): Promise<Process> {
  const broker = await InProcessBroker.open({ store, log: silent, holdsEvents });
  const started = {
    bus: await createBus({ transport: new InProcessTransport(broker), drainTimeoutMs: 0 }),
    broker,
    store,
  };
  running.push(started);
  return started;
}

/** The next process, which finds what a kill -9 at this moment leaves. */
const restart = ({ store }: Process, holdsEvents = false) => start(store.afterCrash(), holdsEvents);

async function collect(bus: Bus): Promise<Collector<string>> {
  const seen = new Collector<string>();
  await bus.subscribe(write, {}, async ({ text }) => seen.add(text));
  return seen;
}

const isEmpty = (store: MemoryStore) =>
  until(
    async () => store.messages.length,
    (count) => count === 0,
  );

describe('a message that was published before its process was killed', () => {
  it('is handled by the next one, in its place, if nobody took it', async () => {
    const first = await start();
    for (const text of ['a', 'b', 'c']) await first.bus.publish(write, { text });
    const second = await restart(first);
    const seen = await collect(second.bus);
    expect(await seen.take(3)).toEqual(['a', 'b', 'c']);
    await isEmpty(second.store);
  });

  it('is handled again if it was in hand', async () => {
    const first = await start();
    const begun = new Collector<string>();
    await first.bus.subscribe(write, {}, async ({ text }) => {
      begun.add(text);
      await never();
    });
    await first.bus.publish(write, { text: 'a' });
    await begun.take(1);
    const seen = await collect((await restart(first)).bus);
    expect(await seen.take(1)).toEqual(['a']);
  });

  it('is not handled again once that is done', async () => {
    const first = await start();
    const seen = await collect(first.bus);
    await first.bus.publish(write, { text: 'a' });
    await seen.take(1);
    await isEmpty(first.store);
    const second = await restart(first);
    const again = await collect(second.bus);
    await second.bus.publish(write, { text: 'b' });
    expect(await again.take(1)).toEqual(['b']);
  });

  it('reaches each queue of its event that has not handled it', async () => {
    const first = await start();
    const hold = gate();
    const counted = new Collector<string>();
    await first.bus.subscribe(written, { queue: 'test.note.file' }, () => hold.opened);
    await first.bus.subscribe(written, { queue: 'test.note.count' }, async ({ text }) =>
      counted.add(text),
    );
    await first.bus.publish(written, { text: 'a' });
    await counted.take(1);
    await until(
      async () => first.store.messages.length,
      (count) => count === 1,
    );
    const second = await restart(first);
    hold.open();
    const filed = new Collector<string>();
    await second.bus.subscribe(written, { queue: 'test.note.file' }, async ({ text }) =>
      filed.add(text),
    );
    expect(await filed.take(1)).toEqual(['a']);
  });

  it('is told by an event that was held for those who had not started', async () => {
    const first = await start(new MemoryStore(), true);
    await first.bus.publish(written, { text: 'a' });
    const second = await restart(first, true);
    const filed = new Collector<string>();
    await second.bus.subscribe(written, { queue: 'test.note.file' }, async ({ text }) =>
      filed.add(text),
    );
    second.broker.releaseEvents();
    expect(await filed.take(1)).toEqual(['a']);
    await isEmpty(second.store);
  });

  it('keeps its time, and the number of its tries', async () => {
    const first = await start();
    const tried = new Collector<number>();
    await first.bus.subscribe(write, { retryDelayMs: 60_000 }, async (_note, { attempt }) => {
      tried.add(attempt);
      throw new Error('The mail server is away.');
    });
    await first.bus.publish(write, { text: 'a' });
    await tried.take(1);
    const isRetried = () => first.store.messages.map(({ envelope }) => envelope.attempt);
    await until(
      async () => isRetried(),
      (attempts) => attempts.length === 1 && attempts[0] === 2,
    );
    const left = first.store.messages.map((message) => {
      expect(message.dueAt).toBeGreaterThan(Date.now());
      return { ...message, dueAt: 0 };
    });
    const second = await start(new MemoryStore(left));
    const seen = new Collector<number>();
    await second.bus.subscribe(write, {}, async (_note, { attempt }) => seen.add(attempt));
    expect(await seen.take(1)).toEqual([2]);
  });

  it('stays among the dead letters, until an operator sends it again', async () => {
    const first = await start();
    await first.bus.subscribe(write, {}, async () => {
      throw new PoisonMessageError('The ledger is closed.');
    });
    await first.bus.publish(write, { text: 'a' });
    await until(
      () => first.bus.countDeadLetters(write.key),
      (count) => count === 1,
    );
    const second = await restart(first);
    expect(await second.bus.deadLetters(write.key)).toMatchObject([
      { payload: { text: 'a' }, reason: 'The ledger is closed.' },
    ]);
    const seen = await collect(second.bus);
    expect(await second.bus.replayDeadLetters(write.key)).toBe(1);
    expect(await seen.take(1)).toEqual(['a']);
    await isEmpty(second.store);
  });

  it('is given up at last if its processes end of it each time', async () => {
    let process = await start();
    await process.bus.publish(write, { text: 'deadly' });
    for (let ended = 0; ended < 3; ended += 1) {
      process = await restart(process);
      const begun = new Collector<number>();
      await process.bus.subscribe(write, { maxAttempts: 3 }, async (_note, { attempt }) => {
        begun.add(attempt);
        await never();
      });
      expect(await begun.take(1)).toEqual([ended + 1]);
    }
    const { bus } = await restart(process);
    await bus.subscribe(write, { maxAttempts: 3 }, async () => {
      throw new Error('must not be handled a fourth time');
    });
    const [letter] = await until(
      () => bus.deadLetters(write.key),
      (letters) => letters.length > 0,
    );
    expect(letter?.reason).toContain('stopped each time');
  });
});

describe('a store that accepts nothing', () => {
  const full = new Error('The disk is full.');

  it('refuses a message, which then never comes', async () => {
    const first = await start();
    const seen = await collect(first.bus);
    first.store.failure = full;
    await expect(first.bus.publish(write, { text: 'refused' })).rejects.toBe(full);
    first.store.failure = null;
    await first.bus.publish(write, { text: 'accepted' });
    expect(await seen.take(1)).toEqual(['accepted']);
    await isEmpty(first.store);
  });

  it('does not lose a message in hand whose next try can not be written down', async () => {
    const first = await start();
    const tried = new Collector<number>();
    await first.bus.subscribe(write, { retryDelayMs: 0 }, async (_note, { attempt }) => {
      tried.add(attempt);
      if (attempt > 1) return;
      first.store.failure = full;
      throw new Error('Away.');
    });
    await first.bus.publish(write, { text: 'a' });
    await tried.take(1);
    expect(first.store.afterCrash().messages).toHaveLength(1);
    first.store.failure = null;
    expect(await tried.take(2)).toEqual([1, 2]);
    await isEmpty(first.store);
  });
});

it('writes many messages at once, and none that mean nothing after a restart', async () => {
  const { bus, store } = await start();
  const hold = gate();
  const seen = new Collector<string>();
  await bus.subscribe(write, { prefetch: 100 }, async ({ text }) => {
    await hold.opened;
    seen.add(text);
  });
  await Promise.all(
    Array.from({ length: 100 }, (_, index) => bus.publish(write, { text: String(index) })),
  );
  expect(store.writes).toBe(1);
  hold.open();
  await seen.take(100);
  await isEmpty(store);
  const { writes } = store;
  const ask = defineRequest('test.note.ask', note, note);
  await bus.respond(ask, async (asked) => asked);
  const heard = new Collector<string>();
  await bus.subscribe(written, { broadcast: true }, async ({ text }) => heard.add(text));
  await bus.request(ask, { text: 'a' });
  await bus.publish(written, { text: 'b' });
  expect(await heard.take(1)).toEqual(['b']);
  expect(store.writes).toBe(writes);
});
