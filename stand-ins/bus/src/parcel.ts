import type { Envelope, SendOptions, SendTarget } from '@shortlist/bus';
import type { KeptMessage } from './kept-message.js';
import type { QueuedMessage } from './queue.js';

/** A message on its way: it waits for its time, for the queues of its event, or for the store. */
export interface Parcel extends QueuedMessage {
  readonly target: SendTarget;
  /** When it becomes deliverable, in milliseconds since 1970. */
  readonly dueAt: number;
}

export function createParcel(
  target: SendTarget,
  envelope: Envelope,
  { delayMs = 0, expiresMs = Infinity }: SendOptions,
): Parcel {
  const dueAt = Date.now() + delayMs;
  const fresh = { redeliveries: 0, kept: null, isRestored: false };
  return { target, envelope, dueAt, expiresAt: dueAt + expiresMs, ...fresh };
}

/** A message that an earlier process left behind. What waited for a retry is tried at once: its pause may be long, or by another clock. */
export function restoreParcel(kept: KeptMessage): Parcel {
  const { target, envelope, redeliveries } = kept;
  return {
    target: 'event' in target ? target : { queue: { name: target.queue, kind: 'work' } },
    envelope,
    dueAt: 0,
    redeliveries,
    expiresAt: Infinity,
    kept,
    isRestored: true,
  };
}

/** The stored form of a parcel; null for one that means nothing once its process is gone: a request or a broadcast. */
export function keepable({
  target,
  envelope,
  dueAt,
  redeliveries,
}: Parcel): Omit<KeptMessage, 'number'> | null {
  if ('event' in target) return { target, envelope, dueAt, redeliveries };
  const { name, kind } = target.queue;
  return kind === 'work' ? { target: { queue: name }, envelope, dueAt, redeliveries } : null;
}
