import { Collector, hasRabbitMq, RabbitMqBroker, until } from '@shortlist/bus/testing';
import { defineCommand, defineRequest } from '@shortlist/contracts/message';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type Bus, BusBlockedError, createBus } from '../src/index.js';
import { brokerUrl, describeWith } from './support/real-broker.js';

const available = brokerUrl !== undefined && hasRabbitMq();
const missing =
  brokerUrl === undefined ? 'AMQP_URL is not set' : 'rabbitmq-server is not installed here';

describeWith(available, missing, 'a RabbitMQ broker under a memory alarm', () => {
  const note = z.object({ text: z.string() });
  const work = defineCommand('test.alarm.do', note);
  const ask = defineRequest('test.alarm.ask', note, note);
  let broker: RabbitMqBroker;
  let bus: Bus;
  let other: Bus;

  beforeEach(async () => {
    broker = await RabbitMqBroker.start();
    // Longer than the test: nothing may depend on this limit.
    bus = await createBus({ url: broker.url, publishTimeoutMs: 600_000 });
    other = await createBus({ url: broker.url, publishTimeoutMs: 600_000 });
  }, 60_000);

  afterEach(async () => {
    await Promise.all([bus.stop(), other.stop()]);
    await broker.stop();
  }, 60_000);

  const readiness = (wanted: boolean) =>
    Promise.all(
      [bus, other].map((each) =>
        until(
          async () => each.isReady(),
          (ready) => ready === wanted,
        ),
      ),
    );

  it('is not ready, refuses publishing and requests, and is used again when it takes messages', async () => {
    const worked = new Collector<string>();
    await bus.subscribe(work, {}, async ({ text }) => worked.add(text));
    await other.respond(ask, async ({ text }) => ({ text: `${text}!` }));
    await bus.publish(work, { text: 'before' });
    expect(await bus.request(ask, { text: 'a' })).toEqual({ text: 'a!' });

    await broker.setMemoryAlarm(true);
    await readiness(false);
    await expect(bus.publish(work, { text: 'refused' })).rejects.toThrow(BusBlockedError);
    await expect(bus.request(ask, { text: 'b' }, { timeoutMs: 600_000 })).rejects.toThrow(
      'The message broker takes no messages for now (low on memory).',
    );
    // A process that starts now learns it too, and can start.
    const late = await createBus({ url: broker.url });
    await until(
      async () => late.isReady(),
      (ready) => !ready,
    );
    await late.stop();

    await broker.setMemoryAlarm(false);
    await readiness(true);
    await bus.publish(work, { text: 'after' });
    expect(await worked.take(2)).toEqual(['before', 'after']);
    expect(await bus.request(ask, { text: 'c' })).toEqual({ text: 'c!' });
  }, 60_000);

  it('fails what was on its way, and what waits for a reply', async () => {
    let asked = (): void => undefined;
    const arrived = new Promise<void>((resolve) => (asked = resolve));
    await other.respond(ask, () => {
      asked();
      return new Promise<never>(() => undefined);
    });
    const reply = bus.request(ask, { text: 'a' }, { timeoutMs: 600_000 });
    const refused = reply.catch((error: unknown) => error);
    await arrived;
    await broker.setMemoryAlarm(true);
    // Publishes until the broker stops reading, so that the last ones are written and never confirmed.
    const failure = await (async () => {
      for (;;)
        await Promise.all(Array.from({ length: 10 }, () => bus.publish(work, { text: 'a' })));
    })().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(BusBlockedError);
    expect(await refused).toBeInstanceOf(BusBlockedError);
    await broker.setMemoryAlarm(false);
    await readiness(true);
  }, 60_000);

  it('lets handlers end, and moves what failed once when it takes messages again', async () => {
    const attempts = new Collector<number>();
    const done = new Collector<string>();
    let fail = (): void => undefined;
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await bus.subscribe(
      work,
      { prefetch: 1, maxAttempts: 3, retryDelayMs: 1 },
      async ({ text }, { attempt }) => {
        if (text !== 'failing') {
          done.add(text);
          return;
        }
        attempts.add(attempt);
        await failing;
        if (attempt === 1) throw new Error('not now');
      },
    );
    for (const text of ['failing', 'one', 'two']) await other.publish(work, { text });
    await attempts.take(1);
    await broker.setMemoryAlarm(true);
    await readiness(false);
    fail();
    await broker.setMemoryAlarm(false);
    await readiness(true);
    expect(await attempts.take(2)).toEqual([1, 2]);
    expect(await done.take(2)).toEqual(['one', 'two']);
    expect(await bus.deadLetters(work.key)).toEqual([]);
  }, 60_000);

  it('keeps dead letters that could not be sent again', async () => {
    await bus.subscribe(work, { maxAttempts: 1 }, async () => {
      throw new Error('no');
    });
    await other.publish(work, { text: 'a' });
    const count = (wanted: number) =>
      until(
        () => other.countDeadLetters(work.key),
        (found) => found === wanted,
      );
    await count(1);
    await broker.setMemoryAlarm(true);
    await readiness(false);
    await expect(other.replayDeadLetters(work.key)).rejects.toThrow(BusBlockedError);
    await count(1);
    await broker.setMemoryAlarm(false);
    await readiness(true);
    expect(await other.replayDeadLetters(work.key)).toBe(1);
    await count(1);
  }, 60_000);

  it('acknowledges what is handled, and does not keep stop waiting', async () => {
    const seen = new Collector<string>();
    for (const text of ['one', 'two', 'three']) await bus.publish(work, { text });
    await broker.setMemoryAlarm(true);
    await readiness(false);
    const subscription = await other.subscribe(work, { prefetch: 1 }, async ({ text }) =>
      seen.add(text),
    );
    // With one message in hand at a time, the third comes only when two were acknowledged.
    expect(await seen.take(3)).toEqual(['one', 'two', 'three']);
    await subscription.stop();
    await Promise.all([bus.stop(), other.stop()]);
    expect(bus.isReady()).toBe(false);
  }, 60_000);
});
