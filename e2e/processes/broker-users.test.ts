import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Bus, createBus } from '@shortlist/bus';
import { Collector, RabbitMqBroker } from '@shortlist/bus/testing';
import type { MessageDefinition, RequestDefinition } from '@shortlist/contracts/message';
import { messages } from '@shortlist/contracts/messages';
import { accessEnded } from '@shortlist/contracts/messages/auth';
import { connect } from 'amqplib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { repositoryRoot } from '../tests/support/product.js';

const services = ['auth', 'resumes', 'usage', 'email', 'gateway'] as const;
type Service = (typeof services)[number];

interface BrokerDefinitions {
  makeBrokerDefinitions(passwords: Readonly<Record<string, string>>): unknown;
  readonly sent: Readonly<
    Record<Service, { readonly commands: readonly string[]; readonly requests: readonly string[] }>
  >;
}
interface Example {
  readonly key: string;
  readonly part: string;
  readonly body: object;
}

const passwords = { operator: 'o', auth: 'a', resumes: 'r', usage: 'u', email: 'e', gateway: 'g' };
let folder: string;
let broker: RabbitMqBroker;
let sent: BrokerDefinitions['sent'];
let examples: readonly Example[];

beforeAll(async () => {
  const script = path.join(repositoryRoot, 'scripts/lib/broker-definitions.mjs');
  const made = (await import(script)) as BrokerDefinitions;
  sent = made.sent;
  const recorded = 'packages/contracts/tests/recorded/message-examples.json';
  examples = JSON.parse(await readFile(path.join(repositoryRoot, recorded), 'utf8')) as Example[];
  folder = await mkdtemp(path.join(tmpdir(), 'shortlist-users-'));
  const file = path.join(folder, 'definitions.json');
  await writeFile(file, JSON.stringify(made.makeBrokerDefinitions(passwords)));
  broker = await RabbitMqBroker.start([`load_definitions = ${file}`]);
}, 120_000);

afterAll(async () => {
  await broker?.stop();
  await rm(folder, { recursive: true, force: true });
});

const ownerOf = (name: string) => name.split('.')[0] as Service;
const exampleOf = (key: string, part: string) =>
  examples.find((example) => example.key === key && example.part === part)?.body ?? {};

function urlOf(service: Service): string {
  const url = new URL(broker.url);
  url.username = service;
  url.password = passwords[service];
  return url.href;
}

/** Takes what comes to the queues of a service, and answers what it is asked, as its consumers do. */
async function serve(service: Service, bus: Bus, taken: Collector<string>): Promise<void> {
  for (const message of messages) {
    if (message.kind === 'request') {
      if (ownerOf(message.key) !== service) continue;
      await bus.respond(message, async () => exampleOf(message.key, 'reply'));
      continue;
    }
    for (const queue of message.queues.filter((name) => ownerOf(name) === service)) {
      const options = message.kind === 'event' ? { queue } : {};
      await bus.subscribe(message, options, async () => taken.add(queue));
    }
  }
}

describe('a service with its own user of the broker', () => {
  it('sends before anybody takes, is answered, and takes what is its own', async () => {
    const buses = new Map<Service, Bus>();
    for (const service of services) buses.set(service, await createBus({ url: urlOf(service) }));
    const busOf = (service: Service) => buses.get(service) as Bus;
    const find = (key: string) => messages.find((message) => message.key === key);
    const taken = new Collector<string>();
    try {
      const expected: string[] = [];
      for (const service of services) {
        for (const key of sent[service].commands) {
          await busOf(service).publish(find(key) as MessageDefinition, exampleOf(key, 'payload'));
          expected.push(key);
        }
      }
      for (const service of services) await serve(service, busOf(service), taken);
      for (const service of services) {
        for (const key of sent[service].requests) {
          const reply = await busOf(service).request(
            find(key) as RequestDefinition,
            exampleOf(key, 'payload'),
          );
          expect(reply).toEqual(exampleOf(key, 'reply'));
        }
        for (const message of messages) {
          if (message.kind !== 'event' || ownerOf(message.key) !== service) continue;
          await busOf(service).publish(message, exampleOf(message.key, 'payload'));
          expected.push(...message.queues);
        }
      }
      expect([...(await taken.take(expected.length))].sort()).toEqual(expected.sort());
    } finally {
      await Promise.all([...buses.values()].map((bus) => bus.stop()));
    }
  }, 120_000);

  it('hears at each gateway whose access ended', async () => {
    const auth = await createBus({ url: urlOf('auth') });
    const gateways = [
      await createBus({ url: urlOf('gateway') }),
      await createBus({ url: urlOf('gateway') }),
    ];
    const heard = new Collector<string>();
    try {
      for (const gateway of gateways)
        await gateway.subscribe(accessEnded, { broadcast: true }, async ({ userId }) =>
          heard.add(userId),
        );
      await auth.publish(accessEnded, { userId: 'user-1' });
      expect(await heard.take(2)).toEqual(['user-1', 'user-1']);
    } finally {
      await Promise.all([auth, ...gateways].map((bus) => bus.stop()));
    }
  });

  it.each([
    ['usage', 'email', 'email.verification.send'],
    ['usage', 'auth', 'auth.deletion.confirm'],
    ['email', 'resumes', 'resumes.candidate.score'],
    ['auth', 'email', 'email.verification.send'],
    ['gateway', 'auth', 'auth.deletion.confirm'],
  ] as const)('%s may not take what is sent to %s', async (service, _other, queue) => {
    const connection = await connect(urlOf(service));
    const channel = await connection.createChannel();
    channel.on('error', () => undefined);
    await expect(channel.consume(queue, () => undefined)).rejects.toThrow(/ACCESS_REFUSED/);
    await connection.close();
  });

  it('may neither make nor delete what belongs to others, nor tell their events', async () => {
    const connection = await connect(urlOf('usage'));
    const refused = async (
      act: (channel: Awaited<ReturnType<typeof open>>) => Promise<unknown>,
    ) => {
      const channel = await open();
      await expect(act(channel)).rejects.toThrow(/ACCESS_REFUSED/);
    };
    async function open() {
      const channel = await connection.createConfirmChannel();
      channel.on('error', () => undefined);
      return channel;
    }
    await refused((channel) => channel.assertQueue('resumes.spy.take'));
    await refused((channel) => channel.deleteQueue('resumes.candidate.score'));
    await refused((channel) => channel.bindQueue('auth.deletion.confirm', 'shortlist.events', '#'));
    await refused(
      (channel) =>
        new Promise((resolve, reject) => {
          channel.once('error', reject);
          channel.publish('shortlist.events', 'auth.user.deleted', Buffer.from('{}'), {}, resolve);
        }),
    );
    await connection.close();
  });
});
