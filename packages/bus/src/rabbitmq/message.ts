import { createHash } from 'node:crypto';
import type { Message, Options } from 'amqplib';
import { traceHeaderNames, type TraceHeaders } from '../tracing.js';
import type { Envelope } from '../transport.js';

const headers = {
  requestId: 'x-request-id',
  attempt: 'x-attempt',
  dueAt: 'x-due-at',
  reason: 'x-reason',
  diedAt: 'x-died-at',
} as const;

export function writeProperties(envelope: Envelope): Options.Publish {
  const { key, messageId, requestId, attempt, dueAt, trace, replyTo, reason, diedAt } = envelope;
  const written: Record<string, unknown> = { ...trace };
  written[headers.requestId] = requestId;
  written[headers.attempt] = attempt;
  if (dueAt !== undefined) written[headers.dueAt] = dueAt;
  if (reason !== undefined) written[headers.reason] = reason;
  if (diedAt !== undefined) written[headers.diedAt] = diedAt;
  const properties = { messageId, type: key, contentType: 'application/json', headers: written };
  return replyTo === undefined ? properties : { ...properties, replyTo };
}

/** Reads a message from any publisher: what others leave out gets a stable default. */
export function readEnvelope({ content, fields, properties }: Message): Envelope {
  const given: Record<string, unknown> = properties.headers ?? {};
  const messageId =
    text(properties.messageId) ?? createHash('sha256').update(content).digest('hex');
  const redeliveries = Number(given['x-delivery-count'] ?? (fields.redelivered ? 1 : 0));
  const attempt = Number(given[headers.attempt] ?? 1);
  const replyTo = text(properties.replyTo);
  const dueAt = moment(given[headers.dueAt]);
  const trace = readTrace(given);
  return {
    key: text(properties.type) ?? fields.routingKey,
    messageId,
    requestId: text(given[headers.requestId]) ?? messageId,
    attempt: Number.isInteger(attempt) ? attempt + redeliveries : 1 + redeliveries,
    body: content.toString('utf8'),
    ...(dueAt === undefined ? {} : { dueAt }),
    ...(trace === undefined ? {} : { trace }),
    ...(replyTo === undefined ? {} : { replyTo }),
  };
}

/** Reads a message from a dead-letter queue, where inspection does not count as an attempt. */
export function readDeadLetter(message: Message): Envelope {
  const given: Record<string, unknown> = message.properties.headers ?? {};
  const death = latestDeath(given['x-death']);
  const reason = text(given[headers.reason]) ?? death.reason;
  const diedAt = moment(given[headers.diedAt]) ?? death.at;
  return {
    ...readEnvelope({ ...message, fields: { ...message.fields, redelivered: false } }),
    ...(reason === undefined ? {} : { reason }),
    ...(diedAt === undefined ? {} : { diedAt }),
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Milliseconds since 1970, if within what a Date can hold. */
function moment(value: unknown): number | undefined {
  return typeof value === 'number' && Math.abs(value) <= 8.64e15 ? value : undefined;
}

function readTrace(given: Record<string, unknown>): TraceHeaders | undefined {
  let found: Record<string, string> | undefined;
  for (const name of traceHeaderNames()) {
    const value = text(given[name]);
    if (value !== undefined) (found ??= {})[name] = value;
  }
  return found;
}

interface Death {
  readonly reason?: string;
  readonly at?: number;
}

/** The latest recorded death of a message that the broker itself dead-lettered. */
function latestDeath(deaths: unknown): Death {
  const latest: unknown = Array.isArray(deaths) ? deaths[0] : undefined;
  if (typeof latest !== 'object' || latest === null || !('reason' in latest)) return {};
  const reason = `The broker gave up on it: ${String(latest.reason)}.`;
  const time: unknown = Reflect.get(latest, 'time');
  const seconds: unknown = typeof time === 'object' && time ? Reflect.get(time, 'value') : null;
  const at = typeof seconds === 'number' ? moment(seconds * 1000) : undefined;
  return { reason, ...(at === undefined ? {} : { at }) };
}
