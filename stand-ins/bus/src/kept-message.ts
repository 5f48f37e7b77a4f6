import type { Envelope } from '@shortlist/bus';

/** A message as it is kept over the end of its process. */
export interface KeptMessage {
  /** Later messages have higher numbers. */
  readonly number: number;
  /** The work queue it waits in, or the event that has yet to be handed to the queues of those who take it. */
  readonly target: { readonly queue: string } | { readonly event: string };
  readonly envelope: Envelope;
  /** When it becomes deliverable, in milliseconds since 1970. */
  readonly dueAt: number;
  /** Deliveries that began and never ended, as far as they are known. */
  readonly redeliveries: number;
}

/** Where an in-process broker keeps what must outlive its process. */
export interface MessageStore {
  /** Loads the stored messages, by number. */
  load(): Promise<readonly KeptMessage[]>;
  /** Keeps messages; one of the same number is replaced. Resolves when they would survive a crash. */
  keep(messages: readonly KeptMessage[]): Promise<void>;
  /** Those that are not there are no error. */
  forget(numbers: readonly number[]): Promise<void>;
}
