import type { BusLog, Envelope, QueueSpec, SendOptions, SendTarget } from '@shortlist/bus';
import type { MessageStore } from './kept-message.js';
import { MessageKeeper } from './message-keeper.js';
import { createParcel, keepable, type Parcel, restoreParcel } from './parcel.js';
import { InProcessQueue } from './queue.js';

export interface InProcessBrokerOptions {
  /** Keeps events until `releaseEvents`. Default false: an event goes to the queues that are there. */
  readonly holdsEvents?: boolean;
}

export interface OpenBrokerOptions extends InProcessBrokerOptions {
  /** Where messages of work queues, dead letters and delayed messages among them, outlive the process. */
  readonly store: MessageStore;
  readonly log: BusLog;
}

/** The queues of one process. Buses that share a broker see each other's messages. */
export class InProcessBroker {
  readonly #queues = new Map<string, InProcessQueue>();
  readonly #bindings = new Map<string, Map<string, QueueSpec>>();
  readonly #askers = new Map<string, (reply: Envelope) => void>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #keeper: MessageKeeper | null;
  /** Events that wait, in their order; null once they no longer do. */
  #held: Parcel[] | null;

  /** A broker whose messages end with the process. */
  constructor(
    { holdsEvents = false }: InProcessBrokerOptions = {},
    keeper: MessageKeeper | null = null,
  ) {
    this.#held = holdsEvents ? [] : null;
    this.#keeper = keeper;
  }

  /** A broker that goes on with what an earlier one left in the store. A message is accepted once the store has it. */
  static async open({ store, log, ...options }: OpenBrokerOptions): Promise<InProcessBroker> {
    const keeper = new MessageKeeper(store, log);
    const broker = new InProcessBroker(options, keeper);
    for (const kept of await keeper.load()) broker.#place(restoreParcel(kept));
    return broker;
  }

  /**
   * Hands out the events kept so far, and later ones at once. To be called when all consumers are there: the queue of one
   * that starts later does not exist yet, so what is told before would never reach it.
   */
  releaseEvents(): void {
    const held = this.#held ?? [];
    this.#held = null;
    for (const parcel of held) this.#place(parcel);
  }

  /** Resolves once the message is kept, where there is a store. Rejects when that does not accept it. */
  async send(target: SendTarget, envelope: Envelope, options: SendOptions = {}): Promise<void> {
    const { delayMs = 0, patient = false } = options;
    const parcel = createParcel(target, envelope, options);
    // An event that is handed out at once is kept as what its queues get.
    if ('event' in target && delayMs === 0 && !this.#held)
      await this.#handOut(target.event, parcel, patient);
    else this.#place(await this.#keep(parcel, patient));
  }

  /** The queue of this name, created and bound if it is new. */
  declare(spec: QueueSpec): InProcessQueue {
    const { name, eventKey } = spec;
    let queue = this.#queues.get(name);
    if (queue === undefined) {
      queue = new InProcessQueue(this.#keeper);
      this.#queues.set(name, queue);
    }
    if (eventKey !== undefined) {
      const bound = this.#bindings.get(eventKey) ?? new Map<string, QueueSpec>();
      this.#bindings.set(eventKey, bound.set(name, spec));
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

  /** Leaves messages that are still delayed to the store, if there is one, so that no timer keeps the process alive. */
  async close(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    await this.#keeper?.close();
  }

  async #keep(parcel: Parcel, patient: boolean): Promise<Parcel> {
    const message = this.#keeper && keepable(parcel);
    if (!this.#keeper || !message) return parcel;
    return { ...parcel, kept: await this.#keeper.add(message, patient) };
  }

  /** Puts a parcel where it waits, or where it is taken. */
  #place(parcel: Parcel): void {
    const { target, dueAt } = parcel;
    const delayMs = dueAt - Date.now();
    if (delayMs > 0) {
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        this.#place({ ...parcel, dueAt: 0 });
      }, delayMs);
      this.#timers.add(timer);
    } else if ('queue' in target) {
      // A broadcast queue ends with its consumer: what arrives later has no recipient.
      if (target.queue.kind === 'broadcast') this.#queues.get(target.queue.name)?.push(parcel);
      else this.declare(target.queue).push(parcel);
    } else if (this.#held) {
      this.#held.push(parcel);
    } else {
      // Rejects only when the broker is closed: where the event is kept, it is handed out after the next start.
      this.#handOut(target.event, parcel, true).catch(() => undefined);
    }
  }

  /** Gives an event to each queue that is bound to it. */
  async #handOut(event: string, parcel: Parcel, patient: boolean): Promise<void> {
    const copies = [...(this.#bindings.get(event)?.values() ?? [])].map((queue) =>
      this.#keep({ ...parcel, target: { queue }, kept: null }, patient),
    );
    for (const copy of await Promise.all(copies)) this.#place(copy);
    if (parcel.kept) this.#keeper?.forget(parcel.kept.number);
  }
}
