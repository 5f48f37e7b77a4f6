/** The part of a pino logger the bus uses: what it has to say as fields, with one sentence. Never a payload. */
export interface BusLog {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What a message is known by in every line written while it is handled. */
export interface MessageFields {
  readonly requestId: string;
  readonly queue: string;
  readonly key: string;
  readonly messageId: string;
  readonly attempt: number;
}

/** How a process knows, anywhere in its code, what it is working for. */
export interface BusWork {
  /** Runs `task` so that all it calls works for these fields, whatever the caller worked for. */
  run<Result>(fields: MessageFields, task: () => Result): Result;
  /** The request id that a message takes which is published without one. */
  requestId(): string | undefined;
}

/**
 * What became of one delivery. `dead`: put among the dead letters; `dropped`: of a broadcast, which has none; `failed`: a
 * request whose asker was told so; `returned`: the broker took no move, so that it comes again.
 */
export type DeliveryOutcome = 'done' | 'retried' | 'dead' | 'dropped' | 'failed' | 'returned';

/** Messages of one queue now. */
export interface QueueDepth {
  readonly queue: string;
  /** Waiting to be taken; those in hand, and those whose delay is not over, don't count. */
  readonly ready: number;
  /** Undefined for a queue that keeps no dead letters. */
  readonly dead: number | undefined;
}

/** Where the bus's figures go. Queues are durable ones or, of a broadcast, the event's key: their names are few. */
export interface BusMetrics {
  published(key: string, outcome: 'confirmed' | 'failed'): void;
  handled(queue: string, outcome: DeliveryOutcome, seconds: number): void;
  /** Seconds between the time a message could be taken and its first handling. */
  waited(queue: string, seconds: number): void;
  reconnected(): void;
  /** `measure` is asked whenever somebody looks, until the returned function is called. It may reject. */
  watch(measure: () => Promise<readonly QueueDepth[]>): () => void;
}

/** What a bus tells of its doings, and to whom. */
export interface BusHooks {
  readonly log: BusLog;
  readonly work: BusWork;
  readonly metrics: BusMetrics;
}

/** Tells nobody anything. */
export const noHooks: BusHooks = {
  log: { debug() {}, info() {}, warn() {}, error() {} },
  work: { run: (_fields, task) => task(), requestId: () => undefined },
  metrics: {
    published() {},
    handled() {},
    waited() {},
    reconnected() {},
    watch: () => () => {},
  },
};
