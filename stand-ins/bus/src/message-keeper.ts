import { BusClosedError, type BusLog } from '@shortlist/bus';
import type { KeptMessage, MessageStore } from './kept-message.js';

/** How long handled messages wait for others, so that many are forgotten at once. A crash meanwhile hands them out again. */
const forgetAfterMs = 100;
/** Between two tries while the store accepts nothing. */
const tryAgainAfterMs = 1000;

interface Keeping {
  readonly message: KeptMessage;
  readonly patient: boolean;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Writes to the store what a broker has in hand: in order, many at a time, and nothing forgotten before what follows it is kept. */
export class MessageKeeper {
  readonly #store: MessageStore;
  readonly #log: BusLog;
  #keeping: Keeping[] = [];
  #forgetting = new Set<number>();
  #lastNumber = 0;
  #writing: Promise<void> | null = null;
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(store: MessageStore, log: BusLog) {
    this.#store = store;
    this.#log = log;
  }

  async load(): Promise<readonly KeptMessage[]> {
    const messages = await this.#store.load();
    this.#lastNumber = messages.reduce((last, { number }) => Math.max(last, number), 0);
    return messages;
  }

  /** Keeps a new message; resolves once it would survive a crash. `patient`: waits while the store accepts nothing. */
  async add(message: Omit<KeptMessage, 'number'>, patient: boolean): Promise<KeptMessage> {
    // By the clock, so that two brokers that were given the same store by mistake do not take each other's numbers.
    this.#lastNumber = Math.max(this.#lastNumber + 1, Date.now() * 1000);
    const kept = { ...message, number: this.#lastNumber };
    await this.keep(kept, patient);
    return kept;
  }

  /** Keeps a message, or what changed about it. */
  keep(message: KeptMessage, patient: boolean): Promise<void> {
    if (this.#closed) return Promise.reject(new BusClosedError());
    return new Promise((resolve, reject) => {
      this.#keeping.push({ message, patient, resolve, reject });
      this.#writeSoon(0);
    });
  }

  forget(number: number): void {
    this.#forgetting.add(number);
    if (!this.#closed) this.#writeSoon(forgetAfterMs);
  }

  /** Writes what is left. What the store does not accept now is handed out again after the next start. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#writing;
    await this.#write();
    for (const { reject } of this.#keeping) reject(new BusClosedError());
  }

  #writeSoon(afterMs: number): void {
    if (this.#writing || this.#closed) return;
    if (afterMs > 0) this.#timer ??= setTimeout(() => this.#start(), afterMs);
    else this.#start();
  }

  #start(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writeAll();
  }

  async #writeAll(): Promise<void> {
    // Other messages sent in this turn go along.
    await Promise.resolve();
    let isAccepted: boolean;
    do isAccepted = await this.#write();
    while (isAccepted && this.#keeping.length > 0);
    this.#writing = null;
    if (!isAccepted) this.#writeSoon(tryAgainAfterMs);
    else if (this.#forgetting.size > 0) this.#writeSoon(forgetAfterMs);
  }

  /** Writes once; false when the store did not accept all. */
  async #write(): Promise<boolean> {
    const keeping = this.#keeping;
    const forgetting = [...this.#forgetting];
    this.#keeping = [];
    this.#forgetting = new Set();
    try {
      if (keeping.length > 0) await this.#store.keep(keeping.map(({ message }) => message));
    } catch (error) {
      this.#takeBack(keeping, error);
      for (const number of forgetting) this.#forgetting.add(number);
      return false;
    }
    for (const { resolve } of keeping) resolve();
    try {
      if (forgetting.length > 0) await this.#store.forget(forgetting);
      return true;
    } catch (error) {
      this.#log.warn({ err: error }, 'handled messages could not be removed; that is tried again');
      for (const number of forgetting) this.#forgetting.add(number);
      return false;
    }
  }

  /** Some may have been written all the same: what its sender takes for refused must not come after a restart. */
  #takeBack(keeping: readonly Keeping[], error: unknown): void {
    const patient = keeping.filter((each) => each.patient);
    this.#keeping.unshift(...patient);
    if (patient.length > 0)
      this.#log.warn({ err: error }, 'messages could not be kept; that is tried again');
    for (const { message, reject } of keeping.filter((each) => !each.patient)) {
      this.#forgetting.add(message.number);
      reject(error);
    }
  }
}
