/** The part of a pino logger that the bus uses: fields and one sentence, never a payload. */
export interface BusLog {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** Fields that identify a message in every log line written while it is handled. */
export interface MessageFields {
  readonly requestId: string;
  readonly queue: string;
  readonly key: string;
  readonly messageId: string;
  readonly attempt: number;
}

/** Lets code anywhere in a process know which piece of work it is part of. */
export interface BusWork {
  /** Runs `task`, and all it calls, as work with these fields instead of the caller's. */
  run<Result>(fields: MessageFields, task: () => Result): Result;
  /** The request id given to a message that is published without one. */
  requestId(): string | undefined;
}

/**
 * Outcome of one delivery. `dead`: put among the dead letters; `dropped`: given up by a broadcast, which has none;
 * `failed`: a request whose sender was told so; `returned`: the broker refused the move, so it is delivered again.
 */
export type DeliveryOutcome = 'done' | 'retried' | 'dead' | 'dropped' | 'failed' | 'returned';

/** Messages in one queue at this moment. */
export interface QueueDepth {
  readonly queue: string;
  /** Waiting for a consumer; those being handled or still delayed don't count. */
  readonly ready: number;
  /** Undefined for a queue that keeps no dead letters. */
  readonly dead: number | undefined;
}

/** Where the bus's metrics go. `queue` is a durable queue or, for a broadcast, the event's key: few distinct names. */
export interface BusMetrics {
  published(key: string, outcome: 'confirmed' | 'failed'): void;
  handled(queue: string, outcome: DeliveryOutcome, seconds: number): void;
  /** Seconds from when a message became deliverable until it was first handled. */
  waited(queue: string, seconds: number): void;
  reconnected(): void;
  /** `measure` is called at each metrics collection until the returned function is called. It may reject. */
  watch(measure: () => Promise<readonly QueueDepth[]>): () => void;
}

/** Reports of a bus about its activity, and their receivers. */
export interface BusHooks {
  readonly log: BusLog;
  readonly work: BusWork;
  readonly metrics: BusMetrics;
}

/** Reports nothing to anybody. */
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
