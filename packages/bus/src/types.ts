import type { MessageDefinition, RequestDefinition } from '@shortlist/contracts/message';
import type * as z from 'zod/mini';
import type { BusLog, BusMetrics, BusWork } from './hooks.js';
import type { Transport } from './transport.js';

/** Data sent next to a payload. */
export interface MessageContext {
  /** Unique per published message; the same on every redelivery. */
  readonly messageId: string;
  /** Request id of the HTTP request that caused the message; travels through headers. */
  readonly requestId: string;
  /** 1 on the first delivery, counting every retry and redelivery. */
  readonly attempt: number;
}

export interface PublishOptions {
  /** Default: that of the current work (`BusOptions.work`), else the message's own id. */
  readonly requestId?: string;
  /** Milliseconds before the message becomes deliverable. Default 0. */
  readonly delayMs?: number;
  /** Default: a new uuid. Give your own to republish what may already have been published. */
  readonly messageId?: string;
}

/**
 * Resolving means done; throwing means a delayed retry, and dead-lettering after `maxAttempts`. Throw a
 * `PoisonMessageError` to dead-letter at once.
 * Delivery is at least once: a handler may see a message again, with the same `messageId`.
 */
export type MessageHandler<Payload> = (payload: Payload, context: MessageContext) => Promise<void>;

export interface SubscribeOptions {
  /**
   * Durable queue name, `consumer.entity.action`. Consumers of one queue share its messages.
   * Default for commands: the command's key. Required for events unless `broadcast`.
   */
  readonly queue?: string;
  /**
   * Events only: a queue for this consumer alone, deleted with it; every instance sees every message.
   * What fails `maxAttempts` times is dropped and logged: there is no dead-letter queue for it.
   */
  readonly broadcast?: boolean;
  /** Messages handled at once by this consumer. Default 1. */
  readonly prefetch?: number;
  /** Deliveries before a message is dead-lettered, the first included. Default 5, at most 10,000. */
  readonly maxAttempts?: number;
  /** Milliseconds before the first retry; doubles with each. Default 1000. */
  readonly retryDelayMs?: number;
  /** Longest delay between two attempts in milliseconds, for what must not be given up soon. Default about 24 days. */
  readonly maxRetryDelayMs?: number;
}

export interface Subscription {
  /** Takes no new messages and waits for those being handled. */
  stop(): Promise<void>;
}

export interface RequestOptions {
  /** Default as for `publish`. */
  readonly requestId?: string;
  /** Milliseconds to wait for the reply; then ReplyTimeoutError. Default 10,000. */
  readonly timeoutMs?: number;
}

/** A message that was given up. */
export interface DeadLetter {
  readonly messageId: string;
  readonly key: string;
  readonly requestId: string;
  /** How often it was tried. */
  readonly attempts: number;
  readonly reason: string;
  /** When it was given up; null where that is not known. */
  readonly diedAt: Date | null;
  /** Parsed JSON, or the text if it is not JSON. May hold personal data and secrets. */
  readonly payload: unknown;
}

export interface Bus {
  /**
   * Resolves when the broker has confirmed the message; throws InvalidMessageError for a payload its schema refuses,
   * and BusBlockedError, within a second, while the broker accepts no messages.
   */
  publish<Payload extends z.ZodMiniType>(
    message: MessageDefinition<Payload>,
    payload: z.input<Payload>,
    options?: PublishOptions,
  ): Promise<void>;
  subscribe<Payload extends z.ZodMiniType>(
    message: MessageDefinition<Payload>,
    options: SubscribeOptions,
    handler: MessageHandler<z.output<Payload>>,
  ): Promise<Subscription>;
  /**
   * Sends a request and waits for its one reply. Throws ReplyTimeoutError, RemoteError when the responder failed, or
   * BusBlockedError like `publish`.
   */
  request<Payload extends z.ZodMiniType, Reply extends z.ZodMiniType>(
    definition: RequestDefinition<Payload, Reply>,
    payload: z.input<Payload>,
    options?: RequestOptions,
  ): Promise<z.output<Reply>>;
  respond<Payload extends z.ZodMiniType, Reply extends z.ZodMiniType>(
    definition: RequestDefinition<Payload, Reply>,
    handler: (payload: z.output<Payload>, context: MessageContext) => Promise<z.input<Reply>>,
    options?: { readonly prefetch?: number },
  ): Promise<Subscription>;
  /** Messages of a command that wait for a consumer; those being handled or still delayed don't count. */
  queueLength(command: Pick<MessageDefinition, 'kind' | 'key'>): Promise<number>;
  /** Messages that ended in the dead-letter queue of `queue`, oldest first; at most `most`, by default 1,000. */
  deadLetters(queue: string, most?: number): Promise<readonly DeadLetter[]>;
  countDeadLetters(queue: string): Promise<number>;
  /**
   * Sends dead letters to `queue` again as new messages: those with one of these ids, or all that are there now. Each
   * is removed once the broker has confirmed it; a crash in between may duplicate it. Resolves with their number.
   */
  replayDeadLetters(queue: string, messageIds?: readonly string[]): Promise<number>;
  /** Deletes dead letters, chosen as by `replayDeadLetters`. Resolves with their number. */
  dropDeadLetters(queue: string, messageIds?: readonly string[]): Promise<number>;
  /** True while messages can be published and received. */
  isReady(): boolean;
  /** Takes no new messages, waits for those being handled, then closes. */
  stop(): Promise<void>;
}

export interface BusOptions {
  /** `amqp://…` of RabbitMQ. */
  readonly url?: string;
  /** In the place of RabbitMQ; closed when the bus stops. */
  readonly transport?: Transport;
  /** Gets a line for each handled message and for connection events, never a payload. Default: none. */
  readonly log?: BusLog;
  /** Wraps handlers, and supplies the request id of messages published without one. */
  readonly work?: BusWork;
  /** Default: none. */
  readonly metrics?: BusMetrics;
  /** RabbitMQ only: further attempts when the broker is not there at the start. Default 8, about 20 s. */
  readonly connectRetries?: number;
  /**
   * Milliseconds a publish may take while the broker is away, retries included; then PublishTimeoutError.
   * Default 30,000.
   */
  readonly publishTimeoutMs?: number;
  /** Milliseconds that `stop` waits for running handlers; then their messages go back to the queue. Default 8,000. */
  readonly drainTimeoutMs?: number;
}
