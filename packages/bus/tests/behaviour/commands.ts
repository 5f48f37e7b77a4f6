import { Collector, gate, until } from '@shortlist/bus/testing';
import { describe, expect, it } from 'vitest';
import { type MessageContext } from '../../src/index.js';
import type { Room } from './room.js';

export function describeCommands(room: Room): void {
  describe('commands', () => {
    it('reach one consumer of their queue, with their ids', async () => {
      const seen = new Collector<[string, MessageContext]>();
      await room.bus.subscribe(room.command(), {}, async ({ text }, context) =>
        seen.add([text, context]),
      );
      await room.bus.publish(room.command(), { text: 'a' }, { requestId: 'r-1', messageId: 'm-1' });
      const [[text, context]] = await seen.take(1);
      expect(text).toBe('a');
      expect(context).toEqual({ messageId: 'm-1', requestId: 'r-1', attempt: 1 });
    });

    it('wait in their queue when no consumer has ever started', async () => {
      await room.bus.publish(room.command(), { text: 'early' });
      const seen = new Collector<string>();
      const late = await room.connect();
      await late.subscribe(room.command(), {}, async ({ text }) => seen.add(text));
      expect(await seen.take(1)).toEqual(['early']);
    });

    it('are counted while they wait to be taken, not in hand and not before their delay is over', async () => {
      const length = () => room.bus.queueLength(room.command());
      expect(await length()).toBe(0);
      for (const text of ['a', 'b', 'c']) await room.bus.publish(room.command(), { text });
      await room.bus.publish(room.command(), { text: 'later' }, { delayMs: 60_000 });
      expect(await until(length, (count) => count === 3)).toBe(3);
      const taken = new Collector<string>();
      const hold = gate();
      await room.bus.subscribe(room.command(), {}, async ({ text }) => {
        taken.add(text);
        await hold.opened;
      });
      await taken.take(1);
      expect(await until(length, (count) => count === 2)).toBe(2);
      hold.open();
      await taken.take(3);
      expect(await until(length, (count) => count === 0)).toBe(0);
    });

    it('are shared between the consumers of the queue', async () => {
      const all = new Collector<string>();
      const hold = gate();
      const other = await room.connect();
      for (const [who, each] of Object.entries({ first: room.bus, second: other })) {
        await each.subscribe(room.command(), { prefetch: 1 }, async () => {
          all.add(who);
          await hold.opened;
        });
      }
      for (const text of ['a', 'b']) await room.bus.publish(room.command(), { text });
      expect([...(await all.take(2))].sort()).toEqual(['first', 'second']);
      hold.open();
    });

    it('are handled at most `prefetch` at once', async () => {
      const started = new Collector<string>();
      const hold = gate();
      let running = 0;
      let most = 0;
      await room.bus.subscribe(room.command(), { prefetch: 3 }, async ({ text }) => {
        most = Math.max(most, ++running);
        started.add(text);
        await hold.opened;
        running -= 1;
      });
      for (let index = 0; index < 10; index += 1)
        await room.bus.publish(room.command(), { text: String(index) });
      await started.take(3);
      hold.open();
      await started.take(10);
      expect(most).toBe(3);
    });

    it('survive a consumer that dies while handling them', async () => {
      const doomed = await room.connect({ drainTimeoutMs: 0 });
      const begun = new Collector<string>();
      await doomed.subscribe(room.command(), {}, async (_payload, { messageId }) => {
        begun.add(messageId);
        await new Promise<never>(() => {});
      });
      await room.bus.publish(room.command(), { text: 'a' });
      const [messageId] = await begun.take(1);
      const seen = new Collector<MessageContext>();
      await room.bus.subscribe(room.command(), {}, async (_payload, context) => seen.add(context));
      await room.harness.kill(doomed);
      expect(await seen.take(1)).toMatchObject([{ messageId, attempt: 2 }]);
    });

    it('are dead-lettered when every consumer dies of them', async () => {
      await room.bus.publish(room.command(), { text: 'deadly' });
      for (let attempt = 1; attempt <= 2; attempt += 1) {
        const doomed = await room.connect({ drainTimeoutMs: 0 });
        const begun = new Collector<number>();
        await doomed.subscribe(room.command(), { maxAttempts: 2 }, async (_payload, context) => {
          begun.add(context.attempt);
          await new Promise<never>(() => {});
        });
        expect(await begun.take(1)).toEqual([attempt]);
        await room.harness.kill(doomed);
      }
      await room.bus.subscribe(room.command(), { maxAttempts: 2 }, async () => {
        throw new Error('must not be handled a third time');
      });
      const [letter] = await until(
        () => room.bus.deadLetters(room.command().key),
        (all) => all.length > 0,
      );
      expect(letter).toMatchObject({ key: room.command().key, payload: { text: 'deadly' } });
      expect(letter?.reason).toContain('stopped each time');
    });
  });
}
