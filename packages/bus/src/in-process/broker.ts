import type { Envelope, QueueSpec, SendOptions, SendTarget } from '../transport.js';
import { InProcessQueue } from './queue.js';

export interface InProcessBrokerOptions {
  /** Keeps events until `releaseEvents`. Default false: an event goes to the queues that are there. */
  readonly holdsEvents?: boolean;
}

/** The queues of one process. Buses that share a broker see each other's messages. Nothing outlives the process. */
export class InProcessBroker {
  readonly #queues = new Map<string, InProcessQueue>();
  readonly #bindings = new Map<string, Set<string>>();
  readonly #askers = new Map<string, (reply: Envelope) => void>();
  readonly #timers = new Set<NodeJS.Timeout>();
  /** Events that wait, in their order; null once they no longer do. */
  #held: (() => void)[] | null;

  constructor({ holdsEvents = false }: InProcessBrokerOptions = {}) {
    this.#held = holdsEvents ? [] : null;
  }

  /**
   * Hands out the events kept so far, and later ones at once. To be called when all consumers are there: the queue of one
   * that starts later does not exist yet, so what is told before would never reach it.
   */
  releaseEvents(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const route of held) route();
  }

  send(target: SendTarget, envelope: Envelope, { delayMs = 0, expiresMs }: SendOptions = {}): void {
    if (delayMs === 0) {
      this.#route(target, envelope, expiresMs);
      return;
    }
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#route(target, envelope, expiresMs);
    }, delayMs);
    this.#timers.add(timer);
  }

  /** The queue of this name, created and bound if it is new. */
  declare({ name, eventKey }: QueueSpec): InProcessQueue {
    let queue = this.#queues.get(name);
    if (queue === undefined) {
      queue = new InProcessQueue();
      this.#queues.set(name, queue);
    }
    if (eventKey !== undefined) {
      const bound = this.#bindings.get(eventKey) ?? new Set();
      this.#bindings.set(eventKey, bound.add(name));
    }
    return queue;
  }

  delete({ name, eventKey }: QueueSpec): void {
    this.#queues.delete(name);
    if (eventKey !== undefined) this.#bindings.get(eventKey)?.delete(name);
  }

  listen(address: string, onReply: (reply: Envelope) => void): void {
    this.#askers.set(address, onReply);
  }

  unlisten(address: string): void {
    this.#askers.delete(address);
  }

  reply(address: string, envelope: Envelope): void {
    this.#askers.get(address)?.(envelope);
  }

  /** Drops messages that are still delayed, so that no timer keeps the process alive. */
  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  #route(target: SendTarget, envelope: Envelope, expiresMs?: number): void {
    if ('event' in target) {
      if (this.#held) {
        this.#held.push(() => this.#route(target, envelope, expiresMs));
        return;
      }
      for (const name of this.#bindings.get(target.event) ?? [])
        this.#queues.get(name)?.push(envelope, expiresMs);
      return;
    }
    const { queue } = target;
    // A broadcast queue ends with its consumer: what arrives later has no recipient.
    if (queue.kind === 'broadcast') this.#queues.get(queue.name)?.push(envelope, expiresMs);
    else this.declare(queue).push(envelope, expiresMs);
  }
}
