import type * as z from 'zod/mini';
import { decodePayload } from './codec.js';
import { InvalidMessageError, PoisonMessageError } from './errors.js';
import type { Handled } from './handle-delivery.js';
import type { Envelope, QueueSpec, Transport } from './transport.js';
import type { MessageHandler } from './types.js';

/** How the messages of one subscription are handled. */
export interface DeliveryPolicy<Payload extends z.ZodMiniType> {
  readonly queue: QueueSpec;
  readonly key: string;
  readonly schema: Payload;
  readonly handler: MessageHandler<z.output<Payload>>;
  readonly maxAttempts: number;
  readonly retryDelayMs: number;
  readonly maxRetryDelayMs: number;
}

/**
 * Settles one delivery: handled, scheduled for a retry, dead-lettered or, for a broadcast, dropped. Rejects only when
 * the broker refused the move, so that the message stays where it is.
 */
export async function deliver<Payload extends z.ZodMiniType>(
  policy: DeliveryPolicy<Payload>,
  envelope: Envelope,
  transport: Transport,
): Promise<Handled> {
  const { queue, maxAttempts } = policy;
  if (envelope.attempt > maxAttempts)
    return giveUp(new Error('Its consumer stopped each time before it was done.'));
  try {
    const payload = decodePayload(policy.schema, policy.key, envelope.body);
    const { messageId, requestId, attempt } = envelope;
    await policy.handler(payload, { messageId, requestId, attempt });
    return { outcome: 'done' };
  } catch (error) {
    const hopeless = error instanceof PoisonMessageError || error instanceof InvalidMessageError;
    return hopeless || envelope.attempt >= maxAttempts ? giveUp(error) : retryLater(error);
  }

  async function retryLater(error: unknown): Promise<Handled> {
    const doubled = policy.retryDelayMs * 2 ** (envelope.attempt - 1);
    const nextTryMs = Math.min(doubled, policy.maxRetryDelayMs);
    const next = { ...envelope, attempt: envelope.attempt + 1 };
    await transport.send({ queue }, next, { delayMs: nextTryMs, patient: true });
    return { outcome: 'retried', error, nextTryMs };
  }

  async function giveUp(error: unknown): Promise<Handled> {
    if (queue.kind === 'broadcast') return { outcome: 'dropped', error };
    const reason = error instanceof Error ? error.message : String(error);
    await transport.sendDeadLetter(queue.name, { ...envelope, reason, diedAt: Date.now() });
    return { outcome: 'dead', error };
  }
}
