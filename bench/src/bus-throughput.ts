import { randomUUID } from 'node:crypto';
import { createBus } from '@shortlist/bus';
import { RabbitMqBroker } from '@shortlist/bus/testing';
import { defineCommand } from '@shortlist/contracts/message';
import { connect, type Options } from 'amqplib';
import pMap from 'p-map';
import { z } from 'zod';
import type { Figure } from './figure.js';
import { measureSeconds } from './measure.js';

const messageCount = 4000;
/** Messages on their way to the broker at once, and on their way to the consumer. */
const inFlight = 100;
const payload = { id: 'bench', text: 'x'.repeat(400) };
const indices = Array.from({ length: messageCount }, (_, index) => index);
const command = defineCommand(
  'bench.message.carry',
  z.object({ id: z.string(), text: z.string() }),
);

/** Calls `send` for each message, and resolves once `seen` was called as often. */
async function carry(
  send: () => Promise<unknown>,
  listen: (seen: () => void) => Promise<unknown>,
): Promise<void> {
  let left = messageCount;
  let finish = () => {};
  const allSeen = new Promise<void>((resolve) => (finish = resolve));
  await listen(() => {
    left -= 1;
    if (left === 0) finish();
  });
  await pMap(indices, send, { concurrency: inFlight });
  await allSeen;
}

async function carryByBus(url: string): Promise<void> {
  const bus = await createBus({ url });
  try {
    await carry(
      () => bus.publish(command, payload),
      (seen) => bus.subscribe(command, { prefetch: inFlight }, async () => seen()),
    );
  } finally {
    await bus.stop();
  }
}

/**
 * Properties that the bus gives each message, so that it can be identified, followed and given up; an unroutable one
 * comes back.
 */
function describe(): Options.Publish {
  const id = randomUUID();
  return {
    mandatory: true,
    messageId: id,
    correlationId: id,
    type: command.key,
    contentType: 'application/json',
    headers: { 'x-request-id': id, 'x-attempt': 1, 'x-due-at': Date.now() },
  };
}

/** The least that keeps a message as safe: a quorum queue, confirmed publishing, an acknowledgement for each. */
async function carryByLibrary(url: string, properties?: () => Options.Publish): Promise<void> {
  const [publishing, consuming] = await Promise.all([connect(url), connect(url)]);
  try {
    const [outgoing, incoming] = await Promise.all([
      publishing.createConfirmChannel(),
      consuming.createChannel(),
    ]);
    const queue = 'bench.library';
    await outgoing.assertQueue(queue, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
    await incoming.prefetch(inFlight);
    const content = () => Buffer.from(JSON.stringify(payload));
    await carry(
      () =>
        new Promise<void>((resolve, reject) => {
          const options = { persistent: true, ...properties?.() };
          outgoing.sendToQueue(queue, content(), options, (error: unknown) =>
            error instanceof Error ? reject(error) : resolve(),
          );
        }),
      (seen) =>
        incoming.consume(queue, (message) => {
          if (!message) return;
          JSON.parse(message.content.toString('utf8'));
          incoming.ack(message);
          seen();
        }),
    );
  } finally {
    await Promise.all([publishing.close(), consuming.close()]);
  }
}

/** Messages a second through the bus against the client library alone, over a RabbitMQ of its own. */
export async function measureBus(): Promise<Figure> {
  const broker = await RabbitMqBroker.start();
  try {
    await carryByLibrary(broker.url);
    await carryByBus(broker.url);
    const library = await measureSeconds(() => carryByLibrary(broker.url));
    const described = await measureSeconds(() => carryByLibrary(broker.url, describe));
    const bus = await measureSeconds(() => carryByBus(broker.url));
    const perSecond = (seconds: number) => `${Math.round(messageCount / seconds)}/s`;
    return {
      name: 'messages through the bus over RabbitMQ, per second against amqplib alone',
      ratio: library.seconds / bus.seconds,
      goal: 0.9,
      detail: `amqplib ${perSecond(library.seconds)}, with the properties that the bus gives a message ${perSecond(described.seconds)}, bus ${perSecond(bus.seconds)}, each confirmed and acknowledged`,
    };
  } finally {
    await broker.stop();
  }
}
