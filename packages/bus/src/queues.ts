import { randomUUID } from 'node:crypto';
import type { MessageDefinition } from '@shortlist/contracts/message';
import type { QueueSpec } from './transport.js';
import type { SubscribeOptions } from './types.js';

/** The queue that a subscription consumes. Throws TypeError for options that don't fit the kind of message. */
export function queueFor(
  { kind, key, queues }: Pick<MessageDefinition, 'kind' | 'key' | 'queues'>,
  { queue, broadcast = false }: SubscribeOptions,
): QueueSpec {
  if (kind === 'command') {
    if (broadcast) throw new TypeError(`${key} is a command: it can't be broadcast.`);
    if (queue !== undefined && queue !== key)
      throw new TypeError(`${key} is a command: its queue is ${key}, not ${queue}.`);
    return { name: key, kind: 'work' };
  }
  if (broadcast) return { name: `${key}.${randomUUID()}`, kind: 'broadcast', eventKey: key };
  if (!queue) throw new TypeError(`${key} is an event: name the queue that receives it.`);
  if (!queues.includes(queue))
    throw new TypeError(
      `${queue} is not among the queues in the definition of ${key}: add it there.`,
    );
  return { name: queue, kind: 'work', eventKey: key };
}

/** A queue's name in logs and metrics: a broadcast's own queue has a random name, so the event's key stands for it. */
export function shownName({ name, kind, eventKey }: QueueSpec): string {
  return kind === 'broadcast' && eventKey !== undefined ? eventKey : name;
}
