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
  /** When it became deliverable, in milliseconds since 1970; unknown for messages of earlier releases. */
  readonly dueAt?: number;
  /** Trace context of the sender. */
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
  /** `work` is durable, `request` holds requests that expire, `broadcast` lives as long as its consumer. */
  readonly kind: 'work' | 'request' | 'broadcast';
  /** Routing key of the event that fills the queue. */
  readonly eventKey?: string;
}

export type SendTarget = { readonly event: string } | { readonly queue: QueueSpec };

export interface SendOptions {
  /** Milliseconds before the message becomes deliverable. */
  readonly delayMs?: number;
  /** Milliseconds after which an undelivered message expires. */
  readonly expiresMs?: number;
  /** Waits while the broker accepts nothing, instead of failing with BusBlockedError. Default false. */
  readonly patient?: boolean;
}

export interface TransportConsumer {
  /** Stops new deliveries; those being handled can still settle. */
  cancel(): Promise<void>;
  /** Gives up the consumer; what is unsettled goes back to its queue. */
  close(): Promise<void>;
}

/** Inspects queues and their dead letters. */
export interface QueueInspection {
  /** Messages of a work queue that are waiting for a consumer. */
  countReady(queue: QueueSpec): Promise<number>;
  /** Messages waiting in each of these queues, all declared by their consumers; rejects after `timeoutMs`. */
  measure(queues: readonly QueueSpec[], timeoutMs: number): Promise<readonly QueueDepth[]>;
  countDeadLetters(queue: string): Promise<number>;
  /** The oldest ones, at most `most`; they stay where they are. */
  listDeadLetters(queue: string, most: number): Promise<readonly Envelope[]>;
  /**
   * Removes the dead letters that `isWanted` accepts, each after `act` has resolved for it, but none that arrive
   * meanwhile. Resolves with their number. When `act` rejects, so does this; that letter and all later ones stay.
   */
  takeDeadLetters(
    queue: string,
    isWanted: (envelope: Envelope) => boolean,
    act: (envelope: Envelope) => Promise<void>,
  ): Promise<number>;
}

/** The bus's demands on a broker. Schemas, retries and replies are the bus's own, the same on every transport. */
export interface Transport {
  /** Its name in traces: `messaging.system`. */
  readonly system: string;
  readonly queues: QueueInspection;
  /** Resolves when the broker has accepted the message. */
  send(target: SendTarget, envelope: Envelope, options?: SendOptions): Promise<void>;
  /** Sends a reply, waiting while the broker accepts nothing; one that nobody awaits any more is dropped. */
  sendReply(address: string, envelope: Envelope): Promise<void>;
  /** Waits while the broker accepts nothing. */
  sendDeadLetter(queue: string, envelope: Envelope): Promise<void>;
  /** `onDelivery` resolved = the message is done, rejected = it goes back to its queue. */
  consume(
    queue: QueueSpec,
    prefetch: number,
    onDelivery: (envelope: Envelope) => Promise<void>,
  ): Promise<TransportConsumer>;
  /** Resolves with the address to which replies to this bus are sent. */
  openReplies(onReply: (envelope: Envelope) => void): Promise<string>;
  /** Calls back, with the error to fail with, when pending requests wait in vain: the broker accepts nothing. */
  onBlocked(listener: (error: BusBlockedError) => void): void;
  isReady(): boolean;
  /** Ends the connection; what is unsettled goes back to its queue. */
  close(): Promise<void>;
}
