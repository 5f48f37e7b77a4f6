import { Collector } from '@shortlist/bus/testing';
import { describe, expect, it } from 'vitest';
import type { Room } from './room.js';

export function describeEvents(room: Room): void {
  describe('events', () => {
    it('reach every queue bound to them once, and nobody else', async () => {
      const seen = new Collector<string>();
      const other = await room.connect();
      const [a, b, c] = ['a', 'b', 'c'].map((name) =>
        room.queue(`${name}${room.scope}.note.keep`),
      ) as [string, string, string];
      const event = room.event('note', [a, b]);
      for (const each of [room.bus, other])
        await each.subscribe(event, { queue: a }, async ({ text }) => seen.add(`a:${text}`));
      await other.subscribe(event, { queue: b }, async ({ text }) => seen.add(`b:${text}`));
      await other.subscribe(room.event('else', [c]), { queue: c }, async () => seen.add('c'));
      await room.bus.publish(room.event(), { text: '1' });
      await room.bus.publish(room.event(), { text: '2' });
      expect([...(await seen.take(4))].sort()).toEqual(['a:1', 'a:2', 'b:1', 'b:2']);
      expect(seen.size).toBe(4);
    });

    it('wait in a durable queue while its consumer is away', async () => {
      const options = { queue: room.queue(`q${room.scope}.note.keep`) };
      const event = room.event('note', [options.queue]);
      const subscription = await room.bus.subscribe(event, options, async () => {});
      await subscription.stop();
      await room.bus.publish(event, { text: 'meanwhile' });
      const seen = new Collector<string>();
      await room.bus.subscribe(event, options, async ({ text }) => seen.add(text));
      expect(await seen.take(1)).toEqual(['meanwhile']);
    });

    it('that are broadcast reach every instance', async () => {
      const seen = new Collector<string>();
      const other = await room.connect();
      for (const [who, each] of Object.entries({ first: room.bus, second: other }))
        await each.subscribe(room.event(), { broadcast: true }, async ({ text }) =>
          seen.add(`${who}:${text}`),
        );
      await room.bus.publish(room.event(), { text: 'x' });
      expect([...(await seen.take(2))].sort()).toEqual(['first:x', 'second:x']);
    });

    it('that are broadcast are retried, and dropped after maxAttempts', async () => {
      const seen = new Collector<string>();
      const options = { broadcast: true, maxAttempts: 2, retryDelayMs: 5 };
      await room.bus.subscribe(room.event(), options, async ({ text }, { attempt }) => {
        seen.add(`${text}${attempt}`);
        if (text === 'bad') throw new Error('no');
      });
      await room.bus.publish(room.event(), { text: 'bad' });
      expect(await seen.take(2)).toEqual(['bad1', 'bad2']);
      await room.bus.publish(room.event(), { text: 'good' });
      expect(await seen.take(3)).toEqual(['bad1', 'bad2', 'good1']);
    });

    it('need a queue or broadcast, and commands keep their own queue', async () => {
      const handler = async () => {};
      await expect(room.bus.subscribe(room.event(), {}, handler)).rejects.toThrow('name the queue');
      await expect(room.bus.subscribe(room.event(), { queue: 'q' }, handler)).rejects.toThrow(
        'q is not among the queues in the definition',
      );
      await expect(
        room.bus.subscribe(room.command(), { broadcast: true }, handler),
      ).rejects.toThrow("can't be broadcast");
      await expect(room.bus.subscribe(room.command(), { queue: 'other' }, handler)).rejects.toThrow(
        'its queue is',
      );
      await expect(room.bus.subscribe(room.command(), { prefetch: 0 }, handler)).rejects.toThrow(
        RangeError,
      );
    });
  });
}
