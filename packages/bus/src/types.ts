import type { MessageDefinition, RequestDefinition } from '@shortlist/contracts/message';
import type { z } from 'zod';
import type { InProcessBroker } from './in-process/broker.js';

/** What travels beside a payload. */
export interface MessageContext {
  /** Unique per published message; the same on every redelivery. */
  readonly messageId: string;
  /** Request id of the HTTP request that caused the message; travels through headers. */
  readonly requestId: string;
  /** 1 on the first delivery, counting every retry and redelivery. */
  readonly attempt: number;
}

export interface PublishOptions {
  readonly requestId?: string;
  /** Milliseconds before the message becomes deliverable. Default 0. */
  readonly delayMs?: number;
  /** Default: a new uuid. Give one of your own to republish what may already have been published. */
  readonly messageId?: string;
}

/**
 * A handler's outcome is its return: resolved = done, thrown = retried with delay up to `maxAttempts` and
 * then dead-lettered. Throw a `PoisonMessageError` to dead-letter at once.
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
   * Events only: a queue of this consumer alone that ends with it; every instance sees every message.
   * What fails `maxAttempts` times is dropped with a warning: there is no dead-letter queue to keep it in.
   */
  readonly broadcast?: boolean;
  /** Messages handled at once by this consumer. Default 1. */
  readonly prefetch?: number;
  /** Deliveries before a message is dead-lettered, the first included. Default 5, at most 10,000. */
  readonly maxAttempts?: number;
  /** Milliseconds before the first retry; doubles with each. Default 1000. */
  readonly retryDelayMs?: number;
  /** Longest delay between two tries in milliseconds, for what must not be given up soon. Default about 24 days. */
  readonly maxRetryDelayMs?: number;
}

export interface Subscription {
  /** Takes no new messages, waits for those in hand. */
  stop(): Promise<void>;
}

export interface RequestOptions {
  readonly requestId?: string;
  /** Milliseconds to wait for the reply; then ReplyTimeoutError. Default 10,000. */
  readonly timeoutMs?: number;
}

export interface Bus {
  /**
   * Resolves when the broker has confirmed the message; throws InvalidMessageError for a payload its schema refuses, and
   * BusBlockedError, within a second, while the broker takes no messages.
   */
  publish<Payload extends z.ZodType>(
    message: MessageDefinition<Payload>,
    payload: z.input<Payload>,
    options?: PublishOptions,
  ): Promise<void>;
  subscribe<Payload extends z.ZodType>(
    message: MessageDefinition<Payload>,
    options: SubscribeOptions,
    handler: MessageHandler<z.output<Payload>>,
  ): Promise<Subscription>;
  /** Sends a request and waits for its one reply. Throws ReplyTimeoutError, RemoteError when the responder failed, or BusBlockedError as `publish`. */
  request<Payload extends z.ZodType, Reply extends z.ZodType>(
    definition: RequestDefinition<Payload, Reply>,
    payload: z.input<Payload>,
    options?: RequestOptions,
  ): Promise<z.output<Reply>>;
  respond<Payload extends z.ZodType, Reply extends z.ZodType>(
    definition: RequestDefinition<Payload, Reply>,
    handler: (payload: z.output<Payload>, context: MessageContext) => Promise<z.input<Reply>>,
    options?: { readonly prefetch?: number },
  ): Promise<Subscription>;
  /** Messages of a command that wait to be taken; those in hand, and those whose delay is not over, don't count. */
  queueLength(command: Pick<MessageDefinition, 'kind' | 'key'>): Promise<number>;
  /** Messages that ended in the dead-letter queue of `queue`, oldest first, for operators and tests. */
  deadLetters(queue: string): Promise<readonly { key: string; payload: unknown; reason: string }[]>;
  /** True while messages can be published and received. */
  isReady(): boolean;
  /** Takes no new messages, drains those in hand, closes. */
  stop(): Promise<void>;
}

/** The part of console or pino the bus uses. */
export interface BusLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export interface BusOptions {
  /** `amqp://…` for RabbitMQ; undefined for the in-process transport. */
  readonly url?: string;
  /** In-process only: share one broker between several buses of a process. Default: a broker of its own. */
  readonly broker?: InProcessBroker;
  /** Gets warnings (reconnects, dead letters). Never a payload. */
  readonly log?: BusLog;
  /**
   * Milliseconds a publish may take while the broker is away, retries included; then PublishTimeoutError.
   * Default 30,000.
   */
  readonly publishTimeoutMs?: number;
  /** Milliseconds `stop` waits for handlers in hand; then their messages go back to the queue. Default 8,000. */
  readonly drainTimeoutMs?: number;
}
