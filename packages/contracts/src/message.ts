import type { z } from 'zod';

/**
 * A message on the bus. An `event` may reach any number of queues; a `command` goes to the one work queue
 * named after its key; a `request` waits for one reply.
 */
export interface MessageDefinition<Payload extends z.ZodType = z.ZodType> {
  readonly kind: 'event' | 'command';
  readonly key: string;
  readonly payload: Payload;
}

export interface RequestDefinition<
  Payload extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  readonly kind: 'request';
  readonly key: string;
  readonly payload: Payload;
  readonly reply: Reply;
}

/** `key` is `producer.entity.past-verb`, e.g. `resumes.candidate.scored`. */
export function defineEvent<Payload extends z.ZodType>(
  key: string,
  payload: Payload,
): MessageDefinition<Payload> {
  return { kind: 'event', key, payload };
}

/** `key` is also the queue's name, `consumer.entity.action`, e.g. `resumes.candidate.score`. */
export function defineCommand<Payload extends z.ZodType>(
  key: string,
  payload: Payload,
): MessageDefinition<Payload> {
  return { kind: 'command', key, payload };
}

/** `key` is also the queue's name, `consumer.entity.action`, e.g. `usage.tokens.reserve`. */
export function defineRequest<Payload extends z.ZodType, Reply extends z.ZodType>(
  key: string,
  payload: Payload,
  reply: Reply,
): RequestDefinition<Payload, Reply> {
  return { kind: 'request', key, payload, reply };
}
