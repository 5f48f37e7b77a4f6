import { randomUUID } from 'node:crypto';
import type { MessageDefinition } from '@shortlist/contracts/message';
import type { QueueSpec } from './transport.js';
import type { SubscribeOptions } from './types.js';

/** The queue a subscription takes its messages from. Throws TypeError for one that the message's kind can't have. */
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

/** What logs and figures call a queue: every broadcast has a queue of its own, with a name that nobody else uses. */
export function shownName({ name, kind, eventKey }: QueueSpec): string {
  return kind === 'broadcast' && eventKey !== undefined ? eventKey : name;
}
