import type { z } from 'zod';
import { decodePayload } from './codec.js';
import { InvalidMessageError, PoisonMessageError } from './errors.js';
import type { Envelope, QueueSpec, Transport } from './transport.js';
import type { BusLog, MessageHandler } from './types.js';

/** How the messages of one subscription are handled. */
export interface DeliveryPolicy<Payload extends z.ZodType> {
  readonly queue: QueueSpec;
  readonly key: string;
  readonly schema: Payload;
  readonly handler: MessageHandler<z.output<Payload>>;
  readonly maxAttempts: number;
  readonly retryDelayMs: number;
  readonly maxRetryDelayMs: number;
}

/**
 * Brings one delivery to an end: handled, moved to a later try, or dead-lettered. Rejects only when the
 * broker refused the move, so that the message stays where it is.
 */
export async function deliver<Payload extends z.ZodType>(
  policy: DeliveryPolicy<Payload>,
  envelope: Envelope,
  transport: Transport,
  log: BusLog,
): Promise<void> {
  const { queue, maxAttempts } = policy;
  if (envelope.attempt > maxAttempts) {
    await giveUp('Its consumer stopped each time before it was done.');
    return;
  }
  try {
    const payload = decodePayload(policy.schema, policy.key, envelope.body);
    const { messageId, requestId, attempt } = envelope;
    await policy.handler(payload, { messageId, requestId, attempt });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const hopeless = error instanceof PoisonMessageError || error instanceof InvalidMessageError;
    if (hopeless || envelope.attempt >= maxAttempts) await giveUp(reason);
    else await retryLater(reason);
  }

  async function retryLater(reason: string) {
    const doubled = policy.retryDelayMs * 2 ** (envelope.attempt - 1);
    const delayMs = Math.min(doubled, policy.maxRetryDelayMs);
    log.warn(
      `Message ${envelope.messageId} of ${queue.name} failed (attempt ${envelope.attempt} of ${maxAttempts}), next try in ${delayMs} ms: ${reason}`,
    );
    await transport.send(
      { queue },
      { ...envelope, attempt: envelope.attempt + 1 },
      { delayMs, patient: true },
    );
  }

  async function giveUp(reason: string) {
    const fate = queue.kind === 'broadcast' ? 'dropped' : 'dead-lettered';
    log.error(
      `Message ${envelope.messageId} of ${queue.name} ${fate} at attempt ${envelope.attempt}: ${reason}`,
    );
    if (queue.kind !== 'broadcast')
      await transport.sendDeadLetter(queue.name, { ...envelope, reason });
  }
}
