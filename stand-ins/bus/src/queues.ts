import type { Envelope, QueueDepth, QueueInspection, QueueSpec } from '@shortlist/bus';
import type { InProcessBroker } from './broker.js';
import type { InProcessQueue } from './queue.js';

/** Inspects the queues of an in-process broker. */
export class InProcessQueues implements QueueInspection {
  readonly #broker: InProcessBroker;

  constructor(broker: InProcessBroker) {
    this.#broker = broker;
  }

  async countReady(queue: QueueSpec): Promise<number> {
    return this.#broker.declare(queue).length;
  }

  async measure(queues: readonly QueueSpec[]): Promise<readonly QueueDepth[]> {
    return queues.map((queue) => ({
      queue: queue.name,
      ready: this.#broker.declare(queue).length,
      dead: queue.kind === 'work' ? this.#deadLetters(queue.name).length : undefined,
    }));
  }

  async countDeadLetters(queue: string): Promise<number> {
    return this.#deadLetters(queue).length;
  }

  async listDeadLetters(queue: string, most: number): Promise<readonly Envelope[]> {
    return this.#deadLetters(queue).list().slice(0, most);
  }

  async takeDeadLetters(
    queue: string,
    isWanted: (envelope: Envelope) => boolean,
    act: (envelope: Envelope) => Promise<void>,
  ): Promise<number> {
    return this.#deadLetters(queue).take(isWanted, act);
  }

  #deadLetters(queue: string): InProcessQueue {
    return this.#broker.declare(deadLetterQueue(queue));
  }
}

export function deadLetterQueue(queue: string): QueueSpec {
  return { name: `${queue}.dead`, kind: 'work' };
}
