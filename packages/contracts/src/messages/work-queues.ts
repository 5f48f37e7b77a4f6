import { messages } from './index.js';

/** A durable queue, and the message it holds. */
export interface WorkQueue {
  readonly name: string;
  readonly key: string;
}

/** Every durable queue of the product, as the definitions of its messages name them. */
export const workQueues: readonly WorkQueue[] = messages
  .flatMap((message) => {
    if (message.kind === 'request') return [];
    return message.queues.map((name) => ({ name, key: message.key }));
  })
  .sort((one, other) => one.name.localeCompare(other.name, 'en'));
