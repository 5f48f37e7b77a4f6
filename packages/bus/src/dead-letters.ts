import type { Envelope, Transport } from './transport.js';
import type { DeadLetter } from './types.js';

/** The oldest dead letters of a queue, as an operator sees them. */
export async function listDeadLetters(
  transport: Transport,
  queue: string,
  most: number,
): Promise<readonly DeadLetter[]> {
  const envelopes = await transport.queues.listDeadLetters(queue, most);
  return envelopes.map((envelope) => ({
    messageId: envelope.messageId,
    key: envelope.key,
    requestId: envelope.requestId,
    attempts: envelope.attempt,
    reason: envelope.reason ?? 'unknown',
    diedAt: envelope.diedAt === undefined ? null : new Date(envelope.diedAt),
    payload: readable(envelope.body),
  }));
}

/** Sends the chosen ones to their queue again, as a first attempt under the same message id. */
export function replayDeadLetters(
  transport: Transport,
  queue: string,
  messageIds?: readonly string[],
): Promise<number> {
  return transport.queues.takeDeadLetters(queue, choice(messageIds), async (letter) => {
    const { reason: _reason, diedAt: _diedAt, ...message } = letter;
    const again = { ...message, attempt: 1, dueAt: Date.now() };
    await transport.send({ queue: { name: queue, kind: 'work' } }, again);
  });
}

export function dropDeadLetters(
  transport: Transport,
  queue: string,
  messageIds?: readonly string[],
): Promise<number> {
  return transport.queues.takeDeadLetters(queue, choice(messageIds), () => Promise.resolve());
}

function choice(messageIds: readonly string[] | undefined): (letter: Envelope) => boolean {
  if (messageIds === undefined) return () => true;
  const chosen = new Set(messageIds);
  return ({ messageId }) => chosen.has(messageId);
}

/** A message may have been dead-lettered because it is not JSON: then its text is shown. */
function readable(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
