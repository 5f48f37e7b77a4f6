import type { BusBlockedError } from './errors.js';
import type { QueueDepth } from './hooks.js';
import type { TraceHeaders } from './tracing.js';

/** One message as a transport carries it. `body` is JSON text, so that both transports hand over copies. */
export interface Envelope {
  readonly key: string;
  readonly messageId: string;
  readonly requestId: string;
  /** 1 on the first delivery. A transport adds the redeliveries it knows of. */
  readonly attempt: number;
  readonly body: string;
  /** When it could first be taken, in milliseconds since 1970; a message of an earlier release does not say. */
  readonly dueAt?: number;
  /** Trace context of whoever sent it. */
  readonly trace?: TraceHeaders;
  /** Requests only: where the reply goes. */
  readonly replyTo?: string;
  /** Dead letters only: why it ended there. */
  readonly reason?: string;
  /** Dead letters only: when it ended there, in milliseconds since 1970, where that is known. */
  readonly diedAt?: number;
}

export interface QueueSpec {
  readonly name: string;
  /** `work` is durable, `request` holds questions that expire, `broadcast` lives and ends with its consumer. */
  readonly kind: 'work' | 'request' | 'broadcast';
  /** Routing key of the event that fills the queue. */
  readonly eventKey?: string;
}

export type SendTarget = { readonly event: string } | { readonly queue: QueueSpec };

export interface SendOptions {
  /** Milliseconds before the message becomes deliverable. */
  readonly delayMs?: number;
  /** Milliseconds after which an undelivered message is worth nothing. */
  readonly expiresMs?: number;
  /** Waits while the broker takes nothing, instead of failing with BusBlockedError. Default false. */
  readonly patient?: boolean;
}

export interface TransportConsumer {
  /** No new deliveries from now on; those in hand can still settle. */
  cancel(): Promise<void>;
  /** Gives up the consumer; what is unsettled goes back to its queue. */
  close(): Promise<void>;
}

/** Looks into queues, and into what was given up there. */
export interface QueueInspection {
  /** Messages of a work queue that wait to be taken. */
  countReady(queue: QueueSpec): Promise<number>;
  /** How many messages wait in each of these queues, which are there because they are consumed; rejects after `timeoutMs`. */
  measure(queues: readonly QueueSpec[], timeoutMs: number): Promise<readonly QueueDepth[]>;
  countDeadLetters(queue: string): Promise<number>;
  /** The oldest so many, which stay where they are. */
  listDeadLetters(queue: string, most: number): Promise<readonly Envelope[]>;
  /**
   * Removes the dead letters that `isWanted`, each after `act` has resolved for it; what comes meanwhile is left. Resolves with
   * their number. When `act` rejects, so does this, and that letter and those after it stay.
   */
  takeDeadLetters(
    queue: string,
    isWanted: (envelope: Envelope) => boolean,
    act: (envelope: Envelope) => Promise<void>,
  ): Promise<number>;
}

/** What a broker must do for the bus. Schemas, retries and replies are the bus's own and the same on every transport. */
export interface Transport {
  /** What traces call it: `messaging.system`. */
  readonly system: string;
  readonly queues: QueueInspection;
  /** Resolves when the message is in the broker's care. */
  send(target: SendTarget, envelope: Envelope, options?: SendOptions): Promise<void>;
  /** Hands a reply to the asker, waiting while the broker takes nothing; a reply nobody waits for any more is dropped. */
  sendReply(address: string, envelope: Envelope): Promise<void>;
  /** Waits while the broker takes nothing. */
  sendDeadLetter(queue: string, envelope: Envelope): Promise<void>;
  /** `onDelivery` resolved = the message is done, rejected = it goes back to its queue. */
  consume(
    queue: QueueSpec,
    prefetch: number,
    onDelivery: (envelope: Envelope) => Promise<void>,
  ): Promise<TransportConsumer>;
  /** Resolves with the address replies to this bus are sent to. */
  openReplies(onReply: (envelope: Envelope) => void): Promise<string>;
  /** Calls back, with what they fail with, when what waits for an answer waits in vain: the broker takes nothing. */
  onBlocked(listener: (error: BusBlockedError) => void): void;
  isReady(): boolean;
  /** Ends the connection; what is unsettled goes back to its queue. */
  close(): Promise<void>;
}
