import type { Channel } from 'amqplib';
import type { QueueSpec } from '../transport.js';

/** Topic exchange to which every event is published, with its key as routing key. */
export const eventsExchange = 'shortlist.events';

/**
 * Backstop against a message that kills every consumer before the bus can count the attempt; a retry is a new message
 * and does not count here. RabbitMQ before 4 has no limit of its own.
 */
const deliveryLimit = 20;

/** How much longer than the delay itself an unused delay queue is kept. */
const delayQueueGraceMs = 10 * 60_000;

export function deadLetterQueueName(queue: string): string {
  return `${queue}.dead`;
}

/** Declares the queue the same way for publishers and consumers, so that the first one creates it completely. */
export async function declareQueue(channel: Channel, spec: QueueSpec): Promise<void> {
  const { name, kind, eventKey } = spec;
  if (kind === 'work') {
    await declareDeadLetterQueue(channel, name);
    await channel.assertQueue(name, {
      durable: true,
      arguments: {
        'x-queue-type': 'quorum',
        'x-delivery-limit': deliveryLimit,
        ...deadLetterTo('', deadLetterQueueName(name)),
      },
    });
  } else if (kind === 'request') {
    await channel.assertQueue(name, { durable: true, arguments: { 'x-queue-type': 'classic' } });
  } else {
    await channel.assertQueue(name, { durable: false, exclusive: true, autoDelete: true });
  }
  if (eventKey !== undefined) await channel.bindQueue(name, eventsExchange, eventKey);
}

/** A classic queue: inspecting it must not count as a delivery, as it would in a quorum queue. */
export async function declareDeadLetterQueue(channel: Channel, queue: string): Promise<void> {
  await channel.assertQueue(deadLetterQueueName(queue), {
    durable: true,
    arguments: { 'x-queue-type': 'classic' },
  });
}

/**
 * A queue whose messages move on after `delayMs`. One per target and delay, because only the head of a
 * queue expires; unused ones are deleted by the broker. Declaring one again renews its lifetime.
 */
export async function declareDelayQueue(
  channel: Channel,
  target: { readonly exchange: string; readonly routingKey: string; readonly durable: boolean },
  delayMs: number,
): Promise<string> {
  const { exchange, routingKey, durable } = target;
  const prefix = exchange === '' ? '' : `${exchange}.`;
  const name = `${prefix}${routingKey}.delay.${delayMs}`;
  const kind = durable
    ? { 'x-queue-type': 'quorum', ...deadLetterTo(exchange, routingKey) }
    : {
        'x-queue-type': 'classic',
        'x-dead-letter-exchange': exchange,
        'x-dead-letter-routing-key': routingKey,
      };
  await channel.assertQueue(name, {
    durable: true,
    arguments: {
      ...kind,
      'x-message-ttl': delayMs,
      'x-expires': delayMs + delayQueueGraceMs,
    },
  });
  return name;
}

/** At-least-once: the broker keeps a message until the next queue has it, which requires reject-publish. */
function deadLetterTo(exchange: string, routingKey: string): Record<string, string> {
  return {
    'x-dead-letter-exchange': exchange,
    'x-dead-letter-routing-key': routingKey,
    'x-dead-letter-strategy': 'at-least-once',
    'x-overflow': 'reject-publish',
  };
}
