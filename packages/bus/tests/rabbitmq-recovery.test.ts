import { randomUUID } from 'node:crypto';
import { Collector, until } from '@shortlist/bus/testing';
import { defineCommand, defineEvent, defineRequest } from '@shortlist/contracts/message';
import { connect } from 'amqplib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { noHooks } from '../src/hooks.js';
import { type Bus, type BusOptions, createBus, PublishTimeoutError } from '../src/index.js';
import { RabbitMqTransport } from '../src/rabbitmq/transport.js';
import { Link } from './support/link.js';
import { Onlooker } from './support/onlooker.js';
import { brokerUrl, describeWith } from './support/real-broker.js';

const note = z.object({ text: z.string() });

describeWith(brokerUrl !== undefined, 'AMQP_URL is not set', 'a lost RabbitMQ connection', () => {
  const url = brokerUrl ?? '';
  let link: Link;
  let buses: Bus[];
  let work: ReturnType<typeof defineCommand<typeof note>>;

  async function open(options?: Partial<BusOptions>): Promise<Bus> {
    const bus = await createBus({ url: link.url, ...options });
    buses.push(bus);
    return bus;
  }

  async function onBroker(
    act: (channel: Awaited<ReturnType<typeof channelOf>>) => Promise<unknown>,
  ) {
    const connection = await connect(url, { noDelay: true });
    await act(await channelOf(connection));
    await connection.close();
  }
  const channelOf = (connection: Awaited<ReturnType<typeof connect>>) => connection.createChannel();

  beforeEach(async () => {
    link = await Link.to(url);
    buses = [];
    work = defineCommand(`test${randomUUID().slice(0, 8)}.work.do`, note);
  });

  afterEach(async () => {
    await Promise.all(buses.map((bus) => bus.stop()));
    await link.close();
    await onBroker(async (channel) => {
      await channel.deleteQueue(work.key);
      await channel.deleteQueue(`${work.key}.dead`);
    });
  });

  it('is told by isReady and comes back by itself, with consumers, broadcasts and replies', async () => {
    const ask = defineRequest(`${work.key}.ask`, note, note);
    const news = defineEvent(`${work.key}.news`, note);
    const bus = await open();
    const worked = new Collector<string>();
    const heard = new Collector<string>();
    await bus.subscribe(work, {}, async ({ text }) => worked.add(text));
    await bus.subscribe(news, { broadcast: true }, async ({ text }) => heard.add(text));
    await bus.respond(ask, async ({ text }) => ({ text: `${text}!` }));
    expect(await bus.request(ask, { text: 'before' })).toEqual({ text: 'before!' });
    link.cut();
    await until(
      async () => bus.isReady(),
      (ready) => !ready,
    );
    link.restore();
    await until(
      async () => bus.isReady(),
      (ready) => ready,
    );
    await bus.publish(work, { text: 'a' });
    await bus.publish(news, { text: 'b' });
    expect(await worked.take(1)).toEqual(['a']);
    expect(await heard.take(1)).toEqual(['b']);
    expect(await bus.request(ask, { text: 'after' })).toEqual({ text: 'after!' });
    await onBroker((channel) => channel.deleteQueue(ask.key));
  });

  it('is counted when it came back, and nothing is measured meanwhile', async () => {
    const onlooker = new Onlooker();
    const bus = await open({ metrics: onlooker.metrics });
    await bus.subscribe(work, {}, async () => {});
    expect(await onlooker.measure()).toMatchObject([{ queue: work.key, ready: 0, dead: 0 }]);
    link.cut();
    await expect(onlooker.measure()).rejects.toThrow();
    link.restore();
    await until(
      async () => bus.isReady(),
      (ready) => ready,
    );
    // One of publishing and one of consuming.
    expect(await onlooker.figures.take(2)).toEqual([['reconnected'], ['reconnected']]);
    expect(await onlooker.measure()).toHaveLength(1);
  });

  it('holds a publish back until the broker is there again', async () => {
    const bus = await open();
    await bus.publish(work, { text: 'first' });
    link.cut();
    const published = bus.publish(work, { text: 'second' });
    await until(
      async () => bus.isReady(),
      (ready) => !ready,
    );
    link.restore();
    await published;
    const seen = new Collector<string>();
    await bus.subscribe(work, {}, async ({ text }) => seen.add(text));
    expect(await seen.take(2)).toEqual(['first', 'second']);
  });

  it('ends a publish with PublishTimeoutError when the broker stays away', async () => {
    const bus = await open({ publishTimeoutMs: 100 });
    link.cut();
    await expect(bus.publish(work, { text: 'a' })).rejects.toThrow(PublishTimeoutError);
  });

  it('does not keep stop waiting', async () => {
    const bus = await open();
    await bus.subscribe(work, {}, async () => {});
    link.cut();
    await until(
      async () => bus.isReady(),
      (ready) => !ready,
    );
    await bus.stop();
    expect(bus.isReady()).toBe(false);
  });

  it('is not needed for a consumer to come back when its queue was deleted', async () => {
    const bus = await open();
    const seen = new Collector<string>();
    await bus.subscribe(work, {}, async ({ text }) => seen.add(text));
    await bus.publish(work, { text: 'before' });
    await seen.take(1);
    await onBroker((channel) => channel.deleteQueue(work.key));
    await bus.publish(work, { text: 'after' });
    expect(await seen.take(2)).toEqual(['before', 'after']);
  });

  it('is not what a queue declared otherwise is taken for', async () => {
    const bus = await open({ publishTimeoutMs: 300 });
    await onBroker((channel) => channel.assertQueue(work.key, { durable: false }));
    await expect(bus.subscribe(work, {}, async () => {})).rejects.toThrow(
      /can't be consumed: .*PRECONDITION_FAILED/s,
    );
    await expect(bus.publish(work, { text: 'a' })).rejects.toThrow(PublishTimeoutError);
  });

  it('at the start is an error that names the host and no password', async () => {
    link.cut();
    const address = new URL(link.url);
    address.password = 'top-secret';
    const limits = { publishTimeoutMs: 100, connectRetries: 1 };
    const options = { ...noHooks, url: address.href, ...limits };
    const failure = RabbitMqTransport.connect(options);
    await expect(failure).rejects.toThrow(`The message broker at ${address.host} can't be reached`);
    await expect(failure).rejects.not.toThrow('top-secret');
  });
});

it.each(['', 'rabbit', 'http://127.0.0.1:5672', 'amqp//x:pw@y'])(
  'an address that is none (%p) is refused at once, unquoted',
  async (url) => {
    await expect(createBus({ url })).rejects.toThrow(
      'The address of the message broker must look like amqp://user:password@host:5672.',
    );
  },
);
