import { AsyncLocalStorage } from 'node:async_hooks';
import { gate, until } from '@shortlist/bus/testing';
import { describe, expect, it } from 'vitest';
import type { Bus, BusWork, MessageFields } from '../../src/index.js';
import { Onlooker } from '../support/onlooker.js';
import type { Room } from './room.js';

/** The work in hand, as a process keeps it. */
function createWork() {
  const store = new AsyncLocalStorage<Partial<MessageFields>>();
  const work: BusWork = {
    run: (fields, task) => store.run(fields, task),
    requestId: () => store.getStore()?.requestId,
  };
  return { store, work };
}

export function describeHooks(room: Room): void {
  async function watched(): Promise<{ bus: Bus; onlooker: Onlooker }> {
    const onlooker = new Onlooker();
    const bus = await room.connect({ log: onlooker.log, metrics: onlooker.metrics });
    return { bus, onlooker };
  }
  const handledLines = async (onlooker: Onlooker, count: number) => {
    const lines = await until(
      async () => (await onlooker.lines.take(1)).filter((line) => 'outcome' in line),
      (all) => all.length >= count,
    );
    return lines;
  };

  describe('the log', () => {
    it('gets one line for each handled message, with its ids and its time', async () => {
      const { bus, onlooker } = await watched();
      await bus.subscribe(room.command(), {}, async () => {});
      await bus.publish(room.command(), { text: 'a' }, { requestId: 'r-1', messageId: 'm-1' });
      const { key } = room.command();
      expect(await handledLines(onlooker, 1)).toEqual([
        {
          level: 'info',
          message: 'message handled',
          ...{ requestId: 'r-1', messageId: 'm-1', queue: key, key, attempt: 1 },
          ...{ outcome: 'done', ms: expect.any(Number) },
        },
      ]);
      expect(JSON.stringify(await onlooker.lines.take(1))).not.toContain('"a"');
    });

    it('tells why a message is tried again, and when, and why it was given up, with the error itself', async () => {
      const { bus, onlooker } = await watched();
      const options = { maxAttempts: 2, retryDelayMs: 7 };
      await bus.subscribe(room.command(), options, async () => {
        throw new TypeError('Cannot read properties of undefined');
      });
      await bus.publish(room.command(), { text: 'a' });
      const [retried, dead] = await handledLines(onlooker, 2);
      const err = expect.objectContaining({ stack: expect.stringContaining('hooks.ts') });
      expect(retried).toMatchObject({
        level: 'warn',
        outcome: 'retried',
        attempt: 1,
        nextTryMs: 7,
      });
      expect(retried).toMatchObject({ err });
      expect(dead).toMatchObject({ level: 'error', outcome: 'dead', attempt: 2, err });
    });

    it('names a broadcast by its event, as no two instances have the same queue', async () => {
      const { bus, onlooker } = await watched();
      await bus.subscribe(room.event(), { broadcast: true, maxAttempts: 1 }, async () => {
        throw new Error('no');
      });
      await bus.publish(room.event(), { text: 'a' });
      const queue = room.event().key;
      expect(await handledLines(onlooker, 1)).toMatchObject([
        { level: 'error', outcome: 'dropped', queue },
      ]);
    });

    it('tells of a request that failed, beside its asker', async () => {
      const { bus, onlooker } = await watched();
      await bus.respond(room.question(), async () => {
        throw new Error('The ledger is closed.');
      });
      await expect(bus.request(room.question(), { text: 'a' })).rejects.toThrow('ledger');
      expect(await handledLines(onlooker, 1)).toMatchObject([
        { level: 'warn', outcome: 'failed', err: { message: 'The ledger is closed.' } },
      ]);
    });
  });

  describe('the work in hand', () => {
    it('is that of the message, and gives its request id to what is published for it', async () => {
      const { store, work } = createWork();
      const bus = await room.connect({ work });
      const seen: unknown[] = [];
      const done = gate();
      await bus.subscribe(room.command('second'), {}, async (_payload, context) => {
        seen.push(store.getStore(), context.requestId);
        done.open();
      });
      await bus.respond(room.question(), async (_payload, { requestId }) => {
        seen.push(requestId);
        return { length: 0 };
      });
      await bus.subscribe(room.command('first'), {}, async () => {
        await bus.request(room.question(), { text: 'a' });
        await bus.publish(room.command('second'), { text: 'b' }, { messageId: 'm-2' });
      });
      const publish = () => bus.publish(room.command('first'), { text: 'a' });
      await store.run({ requestId: 'r-http' }, publish);
      await done.opened;
      const { key } = room.command('second');
      expect(seen).toEqual([
        'r-http',
        { requestId: 'r-http', queue: key, key, messageId: 'm-2', attempt: 1 },
        'r-http',
      ]);
    });

    it('yields to a request id that is given', async () => {
      const { store, work } = createWork();
      const bus = await room.connect({ work });
      const seen: string[] = [];
      const done = gate();
      await bus.subscribe(room.command(), {}, async (_payload, { requestId }) => {
        seen.push(requestId);
        done.open();
      });
      await store.run({ requestId: 'r-sweep' }, () =>
        bus.publish(room.command(), { text: 'a' }, { requestId: 'r-first' }),
      );
      await done.opened;
      expect(seen).toEqual(['r-first']);
    });
  });

  describe('the figures', () => {
    it('count what was published and what became of each delivery, and time it', async () => {
      const { bus, onlooker } = await watched();
      const options = { maxAttempts: 2, retryDelayMs: 5 };
      await bus.subscribe(room.command(), options, async ({ text }) => {
        if (text === 'bad') throw new Error('no');
      });
      await bus.respond(room.question(), async ({ text }) => ({ length: text.length }));
      await bus.publish(room.command(), { text: 'bad' });
      await bus.request(room.question(), { text: 'a' });
      const all = await until(
        () => onlooker.figures.take(1),
        (figures) => figures.some((each) => each.includes('dead')),
      );
      const command = room.command().key;
      const question = room.question().key;
      expect(all).toHaveLength(7);
      const wanted = [
        ['handled', command, 'dead'],
        ['handled', command, 'retried'],
        ['handled', question, 'done'],
        ['published', command, 'confirmed'],
        ['published', question, 'confirmed'],
        // Only at the first handling: a retry waits on purpose.
        ['waited', command],
        ['waited', question],
      ];
      expect(all).toEqual(expect.arrayContaining(wanted));
      expect(onlooker.seconds.every((seconds) => seconds >= 0 && seconds < 30)).toBe(true);
    });

    it('count the age of a delayed message from the end of its delay', async () => {
      const { bus, onlooker } = await watched();
      const done = gate();
      await bus.subscribe(room.command(), {}, async () => done.open());
      await bus.publish(room.command(), { text: 'a' }, { delayMs: 400 });
      await done.opened;
      expect(onlooker.seconds[0]).toBeLessThan(0.3);
    });

    it('say nothing of the age of a message from a release that wrote no time', async () => {
      const { bus, onlooker } = await watched();
      const { key } = room.command();
      await bus.subscribe(room.command(), {}, async () => {});
      await room.harness.sendRaw(key, key, '{"text":"old"}');
      expect(await onlooker.figures.take(1)).toEqual([['handled', key, 'done']]);
    });

    it('count what could not be published', async () => {
      const { bus, onlooker } = await watched();
      await bus.subscribe(room.command(), {}, async () => {});
      await expect(
        bus.request(room.question(), { text: 'a' }, { timeoutMs: 20 }),
      ).rejects.toThrow();
      expect(await onlooker.figures.take(1)).toEqual([
        ['published', room.question().key, 'failed'],
      ]);
    });

    it('measure the queues that are consumed, until the bus stops', async () => {
      const { bus, onlooker } = await watched();
      const hold = gate();
      const { key } = room.command();
      expect(await onlooker.measure()).toEqual([]);
      await bus.subscribe(room.command(), { maxAttempts: 1 }, async ({ text }) => {
        await hold.opened;
        if (text === 'bad') throw new Error('no');
      });
      await bus.subscribe(room.event(), { broadcast: true }, async () => {});
      await bus.respond(room.question(), async () => ({ length: 0 }));
      for (const text of ['bad', 'b', 'c']) await bus.publish(room.command(), { text });
      const question = { queue: room.question().key, ready: 0, dead: undefined };
      const depths = (ready: number, dead: number) => [{ queue: key, ready, dead }, question];
      const measured = async (ready: number, dead: number) =>
        until(
          () => onlooker.measure(),
          ([first]) => first?.ready === ready && first.dead === dead,
        );
      expect(await measured(2, 0)).toEqual(depths(2, 0));
      hold.open();
      expect(await measured(0, 1)).toEqual(depths(0, 1));
      await bus.stop();
      expect(onlooker.measures).toBe(0);
    });
  });
}
