import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { defineCommand, defineEvent, defineRequest } from '@shortlist/contracts';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  BusClosedError,
  InvalidMessageError,
  maxMessageBytes,
  MessageTooLargeError,
  PoisonMessageError,
  RemoteError,
  ReplyTimeoutError,
  type Bus,
  type BusOptions,
  type MessageContext,
} from '../src/index.js';
import { Collector, gate, until } from './support/collector.js';

/** One transport under test. */
export interface Harness {
  /** A new bus; all buses of a harness reach the same broker. */
  connect(options?: Partial<BusOptions>): Promise<Bus>;
  /** Drops the bus's connection as a crash of its process would: no drain, no settling. */
  kill(bus: Bus): Promise<void>;
  /** Puts a body on a queue that did not pass through `publish`. */
  sendRaw(queue: string, key: string, body: string): Promise<void>;
}

/** Everything the bus promises on any transport. */
export function describeBus(name: string, start: () => Promise<Harness>): void {
  describe(`bus on ${name}`, () => {
    const note = z.object({ text: z.string() });
    let harness: Harness;
    let bus: Bus;
    let buses: Bus[];
    let scope: string;

    const command = (label = 'note') => defineCommand(`test${scope}.${label}.do`, note);
    const event = (label = 'note') => defineEvent(`test${scope}.${label}.done`, note);
    const question = (label = 'length') =>
      defineRequest(`test${scope}.${label}.ask`, note, z.object({ length: z.number() }));

    async function connect(options?: Partial<BusOptions>): Promise<Bus> {
      const next = await harness.connect(options);
      buses.push(next);
      return next;
    }

    beforeEach(async () => {
      harness ??= await start();
      buses = [];
      scope = randomUUID().slice(0, 8);
      bus = await connect();
    });

    afterEach(async () => {
      await Promise.all(buses.map((each) => each.stop()));
    });

    describe('commands', () => {
      it('reach one consumer of their queue, with their ids', async () => {
        const seen = new Collector<[string, MessageContext]>();
        await bus.subscribe(command(), {}, async ({ text }, context) => seen.add([text, context]));
        await bus.publish(command(), { text: 'a' }, { requestId: 'r-1', messageId: 'm-1' });
        const [[text, context]] = await seen.take(1);
        expect(text).toBe('a');
        expect(context).toEqual({ messageId: 'm-1', requestId: 'r-1', attempt: 1 });
      });

      it('wait in their queue when no consumer has ever started', async () => {
        await bus.publish(command(), { text: 'early' });
        const seen = new Collector<string>();
        const late = await connect();
        await late.subscribe(command(), {}, async ({ text }) => seen.add(text));
        expect(await seen.take(1)).toEqual(['early']);
      });

      it('are shared between the consumers of the queue', async () => {
        const all = new Collector<string>();
        const hold = gate();
        const other = await connect();
        for (const [who, each] of Object.entries({ first: bus, second: other })) {
          await each.subscribe(command(), { prefetch: 1 }, async () => {
            all.add(who);
            await hold.opened;
          });
        }
        for (const text of ['a', 'b']) await bus.publish(command(), { text });
        expect([...(await all.take(2))].sort()).toEqual(['first', 'second']);
        hold.open();
      });

      it('are handled at most `prefetch` at once', async () => {
        const started = new Collector<string>();
        const hold = gate();
        let running = 0;
        let most = 0;
        await bus.subscribe(command(), { prefetch: 3 }, async ({ text }) => {
          most = Math.max(most, ++running);
          started.add(text);
          await hold.opened;
          running -= 1;
        });
        for (let index = 0; index < 10; index += 1)
          await bus.publish(command(), { text: String(index) });
        await started.take(3);
        hold.open();
        await started.take(10);
        expect(most).toBe(3);
      });

      it('survive a consumer that dies while handling them', async () => {
        const doomed = await connect({ drainTimeoutMs: 0 });
        const begun = new Collector<string>();
        await doomed.subscribe(command(), {}, async (_payload, { messageId }) => {
          begun.add(messageId);
          await new Promise<never>(() => {});
        });
        await bus.publish(command(), { text: 'a' });
        const [messageId] = await begun.take(1);
        const seen = new Collector<MessageContext>();
        await bus.subscribe(command(), {}, async (_payload, context) => seen.add(context));
        await harness.kill(doomed);
        expect(await seen.take(1)).toMatchObject([{ messageId, attempt: 2 }]);
      });

      it('are dead-lettered when every consumer dies of them', async () => {
        await bus.publish(command(), { text: 'deadly' });
        for (let attempt = 1; attempt <= 2; attempt += 1) {
          const doomed = await connect({ drainTimeoutMs: 0 });
          const begun = new Collector<number>();
          await doomed.subscribe(command(), { maxAttempts: 2 }, async (_payload, context) => {
            begun.add(context.attempt);
            await new Promise<never>(() => {});
          });
          expect(await begun.take(1)).toEqual([attempt]);
          await harness.kill(doomed);
        }
        await bus.subscribe(command(), { maxAttempts: 2 }, async () => {
          throw new Error('must not be handled a third time');
        });
        const [letter] = await until(
          () => bus.deadLetters(command().key),
          (all) => all.length > 0,
        );
        expect(letter).toMatchObject({ key: command().key, payload: { text: 'deadly' } });
        expect(letter?.reason).toContain('stopped each time');
      });
    });

    describe('failing handlers', () => {
      it('see the message again later, with the same id and the next attempt', async () => {
        const seen = new Collector<MessageContext>();
        await bus.subscribe(command(), { retryDelayMs: 20 }, async (_payload, context) => {
          seen.add(context);
          if (context.attempt < 3) throw new Error('not yet');
        });
        await bus.publish(command(), { text: 'a' }, { requestId: 'r-7' });
        const contexts = await seen.take(3);
        expect(contexts.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
        expect(new Set(contexts.map(({ messageId }) => messageId)).size).toBe(1);
        expect(contexts.map(({ requestId }) => requestId)).toEqual(['r-7', 'r-7', 'r-7']);
        expect(await bus.deadLetters(command().key)).toEqual([]);
      });

      it('leave room for other messages while one waits for its retry', async () => {
        const seen = new Collector<string>();
        await bus.subscribe(command(), { retryDelayMs: 300 }, async ({ text }, { attempt }) => {
          seen.add(`${text}${attempt}`);
          if (text === 'bad' && attempt === 1) throw new Error('later');
        });
        await bus.publish(command(), { text: 'bad' });
        await bus.publish(command(), { text: 'good' });
        expect(await seen.take(3)).toEqual(['bad1', 'good1', 'bad2']);
      });

      it('end in the dead-letter queue after maxAttempts', async () => {
        let calls = 0;
        await bus.subscribe(command(), { maxAttempts: 3, retryDelayMs: 5 }, async () => {
          calls += 1;
          throw new Error('the printer is on fire');
        });
        await bus.publish(command(), { text: 'a' });
        const letters = await until(
          () => bus.deadLetters(command().key),
          (all) => all.length > 0,
        );
        expect(letters).toEqual([
          { key: command().key, payload: { text: 'a' }, reason: 'the printer is on fire' },
        ]);
        expect(calls).toBe(3);
        expect(await bus.deadLetters(command().key)).toHaveLength(1);
      });

      it('dead-letter at once by PoisonMessageError', async () => {
        let calls = 0;
        await bus.subscribe(command(), {}, async () => {
          calls += 1;
          throw new PoisonMessageError('never');
        });
        await bus.publish(command(), { text: 'a' });
        const letters = await until(
          () => bus.deadLetters(command().key),
          (all) => all.length > 0,
        );
        expect(letters.map(({ reason }) => reason)).toEqual(['never']);
        expect(calls).toBe(1);
      });
    });

    describe('delayed messages', () => {
      it('arrive after those published later without a delay', async () => {
        const seen = new Collector<string>();
        await bus.subscribe(command(), {}, async ({ text }) => seen.add(text));
        await bus.publish(command(), { text: 'slow' }, { delayMs: 400 });
        await bus.publish(command(), { text: 'quick' }, { delayMs: 50 });
        await bus.publish(command(), { text: 'now' });
        expect(await seen.take(3)).toEqual(['now', 'quick', 'slow']);
      });

      it('may be events', async () => {
        const seen = new Collector<string>();
        await bus.subscribe(event(), { queue: `q${scope}.note.keep` }, async ({ text }) =>
          seen.add(text),
        );
        await bus.publish(event(), { text: 'later' }, { delayMs: 20 });
        expect(await seen.take(1)).toEqual(['later']);
      });

      it.each([-1, 1.5, Number.NaN, 2 ** 31])('refuse a delay of %p', async (delayMs) => {
        await expect(bus.publish(command(), { text: 'a' }, { delayMs })).rejects.toThrow(
          RangeError,
        );
      });
    });

    describe('events', () => {
      it('reach every queue bound to them once, and nobody else', async () => {
        const seen = new Collector<string>();
        const other = await connect();
        for (const each of [bus, other])
          await each.subscribe(event(), { queue: `a${scope}.note.keep` }, async ({ text }) =>
            seen.add(`a:${text}`),
          );
        await other.subscribe(event(), { queue: `b${scope}.note.keep` }, async ({ text }) =>
          seen.add(`b:${text}`),
        );
        await other.subscribe(event('else'), { queue: `c${scope}.note.keep` }, async () =>
          seen.add('c'),
        );
        await bus.publish(event(), { text: '1' });
        await bus.publish(event(), { text: '2' });
        expect([...(await seen.take(4))].sort()).toEqual(['a:1', 'a:2', 'b:1', 'b:2']);
        expect(seen.size).toBe(4);
      });

      it('wait in a durable queue while its consumer is away', async () => {
        const options = { queue: `q${scope}.note.keep` };
        const subscription = await bus.subscribe(event(), options, async () => {});
        await subscription.stop();
        await bus.publish(event(), { text: 'meanwhile' });
        const seen = new Collector<string>();
        await bus.subscribe(event(), options, async ({ text }) => seen.add(text));
        expect(await seen.take(1)).toEqual(['meanwhile']);
      });

      it('that are broadcast reach every instance', async () => {
        const seen = new Collector<string>();
        const other = await connect();
        for (const [who, each] of Object.entries({ first: bus, second: other }))
          await each.subscribe(event(), { broadcast: true }, async ({ text }) =>
            seen.add(`${who}:${text}`),
          );
        await bus.publish(event(), { text: 'x' });
        expect([...(await seen.take(2))].sort()).toEqual(['first:x', 'second:x']);
      });

      it('that are broadcast are retried, and dropped after maxAttempts', async () => {
        const seen = new Collector<string>();
        const options = { broadcast: true, maxAttempts: 2, retryDelayMs: 5 };
        await bus.subscribe(event(), options, async ({ text }, { attempt }) => {
          seen.add(`${text}${attempt}`);
          if (text === 'bad') throw new Error('no');
        });
        await bus.publish(event(), { text: 'bad' });
        expect(await seen.take(2)).toEqual(['bad1', 'bad2']);
        await bus.publish(event(), { text: 'good' });
        expect(await seen.take(3)).toEqual(['bad1', 'bad2', 'good1']);
      });

      it('need a queue or broadcast, and commands keep their own queue', async () => {
        const handler = async () => {};
        await expect(bus.subscribe(event(), {}, handler)).rejects.toThrow('name the queue');
        await expect(bus.subscribe(command(), { broadcast: true }, handler)).rejects.toThrow(
          "can't be broadcast",
        );
        await expect(bus.subscribe(command(), { queue: 'other' }, handler)).rejects.toThrow(
          'its queue is',
        );
        await expect(bus.subscribe(command(), { prefetch: 0 }, handler)).rejects.toThrow(
          RangeError,
        );
      });
    });

    describe('duplicates', () => {
      it('published under one id reach the handler with that id, so that it can know them', async () => {
        const done = new Set<string>();
        const seen = new Collector<string>();
        await bus.subscribe(command(), {}, async ({ text }, { messageId }) => {
          seen.add(done.has(messageId) ? `${text} again` : text);
          done.add(messageId);
        });
        for (let time = 0; time < 2; time += 1)
          await bus.publish(command(), { text: 'a' }, { messageId: 'same' });
        expect(await seen.take(2)).toEqual(['a', 'a again']);
      });
    });

    describe('payloads', () => {
      it('that the schema refuses are not published', async () => {
        const wrong = { text: 7 } as unknown as { text: string };
        await expect(bus.publish(command(), wrong)).rejects.toThrow(InvalidMessageError);
        await expect(bus.request(question(), wrong)).rejects.toThrow('text (invalid_type)');
      });

      it('that cannot be written as JSON are not published', async () => {
        const circular: Record<string, unknown> = {};
        circular['self'] = circular;
        const anything = defineCommand(`test${scope}.any.do`, z.any());
        await expect(bus.publish(anything, circular)).rejects.toThrow(InvalidMessageError);
        await expect(bus.publish(anything, undefined)).rejects.toThrow(InvalidMessageError);
        await expect(bus.publish(anything, 1n)).rejects.toThrow(InvalidMessageError);
      });

      it('over the limit are refused, just under it arrive', async () => {
        const text = 'x'.repeat(maxMessageBytes);
        await expect(bus.publish(command(), { text })).rejects.toThrow(MessageTooLargeError);
        const seen = new Collector<number>();
        await bus.subscribe(command(), {}, async (payload) => seen.add(payload.text.length));
        await bus.publish(command(), { text: text.slice(20) });
        expect(await seen.take(1)).toEqual([maxMessageBytes - 20]);
      });

      it.each([
        ['no JSON', '{"text":', '{"text":'],
        ['the wrong shape', '{"text":5}', { text: 5 }],
        ['nothing', '', ''],
      ])('that arrive as %s are dead-lettered and block nothing', async (_what, body, payload) => {
        const seen = new Collector<string>();
        await bus.subscribe(command(), {}, async ({ text }) => seen.add(text));
        await harness.sendRaw(command().key, command().key, body);
        await bus.publish(command(), { text: 'next' });
        expect(await seen.take(1)).toEqual(['next']);
        const [letter] = await until(
          () => bus.deadLetters(command().key),
          (all) => all.length > 0,
        );
        expect(letter?.payload).toEqual(payload);
        expect(letter?.reason).toMatch(/not JSON|does not match/);
      });

      it('are read with the defaults and without unknown fields', async () => {
        const strict = defineCommand(
          `test${scope}.default.do`,
          z.object({ text: z.string().default('none') }),
        );
        const seen = new Collector<unknown>();
        await bus.subscribe(strict, {}, async (payload) => seen.add(payload));
        await harness.sendRaw(strict.key, strict.key, '{"extra":1}');
        expect(await seen.take(1)).toEqual([{ text: 'none' }]);
      });
    });

    describe('requests', () => {
      it('get the reply of a responder on another bus', async () => {
        const other = await connect();
        const contexts = new Collector<MessageContext>();
        await other.respond(question(), async ({ text }, context) => {
          contexts.add(context);
          return { length: text.length };
        });
        const reply = await bus.request(question(), { text: 'four' }, { requestId: 'r-9' });
        expect(reply).toEqual({ length: 4 });
        expect(await contexts.take(1)).toMatchObject([{ requestId: 'r-9', attempt: 1 }]);
      });

      it('wait for a responder that starts later', async () => {
        const reply = bus.request(question(), { text: 'abc' });
        const other = await connect();
        await other.respond(question(), async ({ text }) => ({ length: text.length }));
        expect(await reply).toEqual({ length: 3 });
      });

      it('keep their replies apart when many run at once', async () => {
        await bus.respond(question(), async ({ text }) => ({ length: text.length }));
        const lengths = Array.from({ length: 50 }, (_, index) => index);
        const replies = await Promise.all(
          lengths.map((length) => bus.request(question(), { text: 'x'.repeat(length) })),
        );
        expect(replies.map(({ length }) => length)).toEqual(lengths);
      });

      it('fail with ReplyTimeoutError when nobody answers', async () => {
        await expect(bus.request(question(), { text: 'a' }, { timeoutMs: 30 })).rejects.toThrow(
          ReplyTimeoutError,
        );
      });

      it('that have timed out do not trouble a later responder or asker', async () => {
        const hold = gate();
        const answered = new Collector<string>();
        await bus.respond(question(), async ({ text }) => {
          if (text === 'slow') await hold.opened;
          answered.add(text);
          return { length: text.length };
        });
        await expect(bus.request(question(), { text: 'slow' }, { timeoutMs: 100 })).rejects.toThrow(
          ReplyTimeoutError,
        );
        hold.open();
        await answered.take(1);
        expect(await bus.request(question(), { text: 'next' })).toEqual({ length: 4 });
      });

      it("fail with RemoteError and the responder's sentence", async () => {
        await bus.respond(question(), async () => {
          throw new Error('The ledger is closed.');
        });
        const failure = bus.request(question(), { text: 'a' });
        await expect(failure).rejects.toThrow(RemoteError);
        await expect(failure).rejects.toThrow('The ledger is closed.');
      });

      it('fail when the reply is not what the definition says', async () => {
        await bus.respond(question(), async () => ({ length: 'long' }) as never);
        await expect(bus.request(question(), { text: 'a' })).rejects.toThrow('does not match');
      });

      it('are answered by another responder when the first dies', async () => {
        const doomed = await connect({ drainTimeoutMs: 0 });
        const begun = new Collector<string>();
        await doomed.respond(question(), async ({ text }) => {
          begun.add(text);
          return new Promise<never>(() => {});
        });
        const reply = bus.request(question(), { text: 'abcde' });
        await begun.take(1);
        await bus.respond(question(), async ({ text }) => ({ length: text.length }));
        await harness.kill(doomed);
        expect(await reply).toEqual({ length: 5 });
      });
    });

    describe('stop', () => {
      it('waits for the handlers in hand, which may still publish', async () => {
        const started = new Collector<string>();
        const hold = gate();
        const stopping = await connect();
        await stopping.subscribe(command(), {}, async ({ text }) => {
          started.add(text);
          await hold.opened;
          await stopping.publish(command('follow-up'), { text });
        });
        await bus.publish(command(), { text: 'in hand' });
        await started.take(1);
        const stopped = stopping.stop();
        expect(stopping.isReady()).toBe(false);
        hold.open();
        await stopped;
        const seen = new Collector<string>();
        await bus.subscribe(command('follow-up'), {}, async ({ text }) => seen.add(text));
        expect(await seen.take(1)).toEqual(['in hand']);
        const again = new Collector<string>();
        await bus.subscribe(command(), {}, async ({ text }) => again.add(text));
        await bus.publish(command(), { text: 'probe' });
        expect(await again.take(1)).toEqual(['probe']);
      });

      it('gives back what is not done in time', async () => {
        const stuck = await connect({ drainTimeoutMs: 20 });
        const begun = new Collector<string>();
        await stuck.subscribe(command(), {}, async ({ text }) => {
          begun.add(text);
          await new Promise<never>(() => {});
        });
        await bus.publish(command(), { text: 'a' });
        await begun.take(1);
        await stuck.stop();
        const seen = new Collector<number>();
        await bus.subscribe(command(), {}, async (_payload, { attempt }) => seen.add(attempt));
        expect(await seen.take(1)).toEqual([2]);
      });

      it('takes nothing more from the queue', async () => {
        const stopping = await connect();
        const seen = new Collector<string>();
        const subscription = await stopping.subscribe(command(), {}, async () =>
          seen.add('stopped'),
        );
        await subscription.stop();
        await bus.subscribe(command(), {}, async () => seen.add('running'));
        for (let time = 0; time < 3; time += 1) await bus.publish(command(), { text: 'a' });
        expect(await seen.take(3)).toEqual(['running', 'running', 'running']);
      });

      it('refuses what comes after it, and may be called again', async () => {
        expect(bus.isReady()).toBe(true);
        await Promise.all([bus.stop(), bus.stop()]);
        await bus.stop();
        expect(bus.isReady()).toBe(false);
        await expect(bus.publish(command(), { text: 'a' })).rejects.toThrow(BusClosedError);
        await expect(bus.request(question(), { text: 'a' })).rejects.toThrow(BusClosedError);
        await expect(bus.subscribe(command(), {}, async () => {})).rejects.toThrow(BusClosedError);
        await expect(bus.deadLetters('x')).rejects.toThrow(BusClosedError);
      });

      it('fails the requests still waiting', async () => {
        const asked = bus.request(question(), { text: 'a' });
        const failed = expect(asked).rejects.toThrow(BusClosedError);
        await bus.stop();
        await failed;
      });
    });
  });
}
