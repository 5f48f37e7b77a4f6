import { Collector, until } from '@shortlist/bus/testing';
import { describe, expect, it } from 'vitest';
import { type MessageContext, PoisonMessageError } from '../../src/index.js';
import type { Room } from './room.js';

export function describeRetries(room: Room): void {
  describe('failing handlers', () => {
    it('see the message again later, with the same id and the next attempt', async () => {
      const seen = new Collector<MessageContext>();
      await room.bus.subscribe(room.command(), { retryDelayMs: 20 }, async (_payload, context) => {
        seen.add(context);
        if (context.attempt < 3) throw new Error('not yet');
      });
      await room.bus.publish(room.command(), { text: 'a' }, { requestId: 'r-7' });
      const contexts = await seen.take(3);
      expect(contexts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
      expect(new Set(contexts.map(({ messageId }) => messageId)).size).toBe(1);
      expect(contexts.map(({ requestId }) => requestId)).toEqual(['r-7', 'r-7', 'r-7']);
      expect(await room.bus.deadLetters(room.command().key)).toEqual([]);
    });

    it('leave room for other messages while one waits for its retry', async () => {
      const seen = new Collector<string>();
      await room.bus.subscribe(
        room.command(),
        { retryDelayMs: 300 },
        async ({ text }, { attempt }) => {
          seen.add(`${text}${attempt}`);
          if (text === 'bad' && attempt === 1) throw new Error('later');
        },
      );
      await room.bus.publish(room.command(), { text: 'bad' });
      await room.bus.publish(room.command(), { text: 'good' });
      expect(await seen.take(3)).toEqual(['bad1', 'good1', 'bad2']);
    });

    it('never wait longer than maxRetryDelayMs, however often they failed', async () => {
      const seen = new Collector<number>();
      const options = { maxAttempts: 30, retryDelayMs: 1, maxRetryDelayMs: 4 };
      await room.bus.subscribe(room.command(), options, async (_payload, { attempt }) => {
        seen.add(attempt);
        // Doubled 24 times the last delay would be hours.
        if (attempt < 25) throw new Error('the disk is full');
      });
      await room.bus.publish(room.command(), { text: 'a' });
      expect((await seen.take(25)).at(-1)).toBe(25);
    });

    it('end in the dead-letter queue after maxAttempts', async () => {
      let calls = 0;
      await room.bus.subscribe(room.command(), { maxAttempts: 3, retryDelayMs: 5 }, async () => {
        calls += 1;
        throw new Error('the printer is on fire');
      });
      await room.bus.publish(room.command(), { text: 'a' });
      const letters = await until(
        () => room.bus.deadLetters(room.command().key),
        (all) => all.length > 0,
      );
      expect(letters).toMatchObject([
        { key: room.command().key, payload: { text: 'a' }, reason: 'the printer is on fire' },
      ]);
      expect(calls).toBe(3);
      expect(await room.bus.deadLetters(room.command().key)).toHaveLength(1);
    });

    it('dead-letter at once by PoisonMessageError', async () => {
      let calls = 0;
      await room.bus.subscribe(room.command(), {}, async () => {
        calls += 1;
        throw new PoisonMessageError('never');
      });
      await room.bus.publish(room.command(), { text: 'a' });
      const letters = await until(
        () => room.bus.deadLetters(room.command().key),
        (all) => all.length > 0,
      );
      expect(letters.map(({ reason }) => reason)).toEqual(['never']);
      expect(calls).toBe(1);
    });
  });

  describe('delayed messages', () => {
    it('arrive after those published later without a delay', async () => {
      const seen = new Collector<string>();
      await room.bus.subscribe(room.command(), {}, async ({ text }) => seen.add(text));
      await room.bus.publish(room.command(), { text: 'slow' }, { delayMs: 400 });
      await room.bus.publish(room.command(), { text: 'quick' }, { delayMs: 50 });
      await room.bus.publish(room.command(), { text: 'now' });
      expect(await seen.take(3)).toEqual(['now', 'quick', 'slow']);
    });

    it('may be events', async () => {
      const seen = new Collector<string>();
      const queue = room.queue(`q${room.scope}.note.keep`);
      const event = room.event('note', [queue]);
      await room.bus.subscribe(event, { queue }, async ({ text }) => seen.add(text));
      await room.bus.publish(event, { text: 'later' }, { delayMs: 20 });
      expect(await seen.take(1)).toEqual(['later']);
    });

    it.each([-1, 1.5, Number.NaN, 2 ** 31])('refuse a delay of %p', async (delayMs) => {
      await expect(room.bus.publish(room.command(), { text: 'a' }, { delayMs })).rejects.toThrow(
        RangeError,
      );
    });
  });

  describe('duplicates', () => {
    it('published under one id reach the handler with that id, so that it can know them', async () => {
      const done = new Set<string>();
      const seen = new Collector<string>();
      await room.bus.subscribe(room.command(), {}, async ({ text }, { messageId }) => {
        seen.add(done.has(messageId) ? `${text} again` : text);
        done.add(messageId);
      });
      for (let time = 0; time < 2; time += 1)
        await room.bus.publish(room.command(), { text: 'a' }, { messageId: 'same' });
      expect(await seen.take(2)).toEqual(['a', 'a again']);
    });
  });
}
