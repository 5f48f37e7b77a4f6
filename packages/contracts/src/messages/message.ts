import type * as z from 'zod/mini';

/**
 * A message on the bus. An `event` may reach any number of queues; a `command` goes to the one work queue
 * named after its key; a `request` waits for one reply.
 */
export interface MessageDefinition<Payload extends z.ZodMiniType = z.ZodMiniType> {
  readonly kind: 'event' | 'command';
  readonly key: string;
  readonly payload: Payload;
  /** Every durable queue that receives it; `<queue>.dead` holds what that queue gave up on. */
  readonly queues: readonly string[];
}

export interface RequestDefinition<
  Payload extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> {
  readonly kind: 'request';
  readonly key: string;
  readonly payload: Payload;
  readonly reply: Reply;
}

/**
 * `key` is `producer.entity.past-verb`, e.g. `resumes.candidate.scored`; `queues` are named `consumer.entity.action`.
 * Subscribers that only listen while they run (broadcast) need none.
 */
export function defineEvent<Payload extends z.ZodMiniType>(
  key: string,
  payload: Payload,
  queues: readonly string[] = [],
): MessageDefinition<Payload> {
  return { kind: 'event', key, payload, queues };
}

/** `key` is also the queue's name, `consumer.entity.action`, e.g. `resumes.candidate.score`. */
export function defineCommand<Payload extends z.ZodMiniType>(
  key: string,
  payload: Payload,
): MessageDefinition<Payload> {
  return { kind: 'command', key, payload, queues: [key] };
}

/** `key` is also the queue's name, `consumer.entity.action`, e.g. `usage.tokens.reserve`. */
export function defineRequest<Payload extends z.ZodMiniType, Reply extends z.ZodMiniType>(
  key: string,
  payload: Payload,
  reply: Reply,
): RequestDefinition<Payload, Reply> {
  return { kind: 'request', key, payload, reply };
}
