import { Collector } from '@shortlist/bus/testing';
import { hasRabbitMq, RabbitMqBroker } from '@shortlist/bus/testing';
import { defineCommand } from '@shortlist/contracts/message';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { type Bus, createBus } from '../src/index.js';
import { brokerUrl, describeWith } from './support/real-broker.js';

const available = brokerUrl !== undefined && hasRabbitMq();
const missing =
  brokerUrl === undefined ? 'AMQP_URL is not set' : 'rabbitmq-server is not installed here';

describeWith(available, missing, 'a RabbitMQ broker killed and restarted under load', () => {
  const work = defineCommand('test.load.do', z.object({ number: z.number() }));
  let broker: RabbitMqBroker;
  let buses: Bus[];

  beforeEach(async () => {
    broker = await RabbitMqBroker.start();
    buses = await Promise.all([
      createBus({ url: broker.url, publishTimeoutMs: 60_000 }),
      createBus({ url: broker.url }),
    ]);
  }, 60_000);

  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.stop()));
    await broker.stop();
  }, 60_000);

  it('loses no confirmed message', async () => {
    const [publisher, consumer] = buses as [Bus, Bus];
    const confirmed = new Collector<number>();
    const handled = new Set<number>();
    const news = new Collector<number>();
    await consumer.subscribe(work, { prefetch: 5 }, async ({ number }) => {
      if (handled.has(number)) return;
      handled.add(number);
      news.add(number);
    });
    // RabbitMQ 3.10 writes the register of its quorum queues down late: a node killed within seconds of a
    // queue's first declaration comes back without it. An orderly restart brings the register to disk.
    await broker.restart('orderly');
    let next = 0;
    let loading = true;
    const writers = Array.from({ length: 10 }, async () => {
      while (loading) {
        const number = (next += 1);
        await publisher.publish(work, { number });
        confirmed.add(number);
      }
    });
    await confirmed.take(200);
    await broker.restart('crash');
    await confirmed.take(confirmed.size + 200);
    loading = false;
    await Promise.all(writers);
    const all = await confirmed.take(next);
    await news.take(next);
    expect(all.filter((number) => !handled.has(number))).toEqual([]);
    expect(await consumer.deadLetters(work.key)).toEqual([]);
  }, 120_000);
});
