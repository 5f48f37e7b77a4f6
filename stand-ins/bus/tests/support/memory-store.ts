import type { KeptMessage, MessageStore } from '../../src/kept-message.js';

/** A store of which a test says when it fails, and when its process is gone. */
export class MemoryStore implements MessageStore {
  readonly #messages: Map<number, KeptMessage>;
  /** Set: everything is refused with it. */
  failure: Error | null = null;
  /** How often it was written to. */
  writes = 0;

  constructor(messages: readonly KeptMessage[] = []) {
    this.#messages = new Map(messages.map((message) => [message.number, message]));
  }

  get messages(): readonly KeptMessage[] {
    return [...this.#messages.values()].sort((one, other) => one.number - other.number);
  }

  /** The store that a process starting now would find, whatever this one still does. */
  afterCrash(): MemoryStore {
    return new MemoryStore(structuredClone(this.messages));
  }

  async load(): Promise<readonly KeptMessage[]> {
    return this.messages;
  }

  async keep(messages: readonly KeptMessage[]): Promise<void> {
    this.#write();
    for (const message of messages) this.#messages.set(message.number, message);
  }

  async forget(numbers: readonly number[]): Promise<void> {
    this.#write();
    for (const number of numbers) this.#messages.delete(number);
  }

  #write(): void {
    if (this.failure) throw this.failure;
    this.writes += 1;
  }
}
