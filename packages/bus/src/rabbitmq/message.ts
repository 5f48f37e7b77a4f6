import { createHash } from 'node:crypto';
import type { Message, Options } from 'amqplib';
import type { Envelope } from '../transport.js';

const headers = { requestId: 'x-request-id', attempt: 'x-attempt', reason: 'x-reason' } as const;

export function writeProperties(envelope: Envelope): Options.Publish {
  const { key, messageId, requestId, attempt, replyTo, reason } = envelope;
  return {
    messageId,
    type: key,
    contentType: 'application/json',
    ...(replyTo === undefined ? {} : { replyTo }),
    headers: {
      [headers.requestId]: requestId,
      [headers.attempt]: attempt,
      ...(reason === undefined ? {} : { [headers.reason]: reason }),
    },
  };
}

/** Reads a message of ours or anyone's: what another publisher left out gets a stable stand-in. */
export function readEnvelope({ content, fields, properties }: Message): Envelope {
  const given: Record<string, unknown> = properties.headers ?? {};
  const messageId =
    text(properties.messageId) ?? createHash('sha256').update(content).digest('hex');
  const redeliveries = Number(given['x-delivery-count'] ?? (fields.redelivered ? 1 : 0));
  const attempt = Number(given[headers.attempt] ?? 1);
  const replyTo = text(properties.replyTo);
  const reason = text(given[headers.reason]) ?? brokersReason(given['x-death']);
  return {
    key: text(properties.type) ?? fields.routingKey,
    messageId,
    requestId: text(given[headers.requestId]) ?? messageId,
    attempt: Number.isInteger(attempt) ? attempt + redeliveries : 1 + redeliveries,
    body: content.toString('utf8'),
    ...(replyTo === undefined ? {} : { replyTo }),
    ...(reason === undefined ? {} : { reason }),
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Of a message the broker dead-lettered itself, the latest of its recorded deaths. */
function brokersReason(deaths: unknown): string | undefined {
  const latest: unknown = Array.isArray(deaths) ? deaths[0] : undefined;
  if (typeof latest !== 'object' || latest === null || !('reason' in latest)) return undefined;
  return `The broker gave up on it: ${String(latest.reason)}.`;
}
