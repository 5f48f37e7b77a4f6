import type { BusBlockedError } from './errors.js';

/** One message as a transport carries it. `body` is JSON text, so that both transports hand over copies. */
export interface Envelope {
  readonly key: string;
  readonly messageId: string;
  readonly requestId: string;
  /** 1 on the first delivery. A transport adds the redeliveries it knows of. */
  readonly attempt: number;
  readonly body: string;
  /** Requests only: where the reply goes. */
  readonly replyTo?: string;
  /** Dead letters only: why it ended there. */
  readonly reason?: string;
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

/** What a broker must do for the bus. Schemas, retries and replies are the bus's own and the same on every transport. */
export interface Transport {
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
  /** Messages of a work queue that wait to be taken. */
  countReady(queue: QueueSpec): Promise<number>;
  listDeadLetters(queue: string): Promise<readonly Envelope[]>;
  /** Calls back, with what they fail with, when what waits for an answer waits in vain: the broker takes nothing. */
  onBlocked(listener: (error: BusBlockedError) => void): void;
  isReady(): boolean;
  /** Ends the connection; what is unsettled goes back to its queue. */
  close(): Promise<void>;
}
