import * as z from 'zod/mini';
import { id, isoDate } from '../../entities.js';
import { openEnum } from '../../values/open-enum.js';

/**
 * `queued`: leaves at `sendAt` unless it is stopped. `stopped`: taken out by a person, or because the candidate was
 * moved; it can be queued again. `unknown`: may have arrived; never sent again by itself. `other`: a state that this
 * release does not know.
 */
export const outboxEntry = z.object({
  candidateId: id,
  email: z.string(),
  state: openEnum(['queued', 'sending', 'sent', 'failed', 'unknown', 'stopped'], 'other'),
  /** Why it failed, is not known, was stopped, or waits beyond its time, as a sentence; null otherwise. */
  reason: z.nullable(z.string()),
  /** Null unless it is queued. */
  sendAt: z.nullable(isoDate),
  /** When the state was entered. */
  at: isoDate,
});
export type OutboxEntry = z.infer<typeof outboxEntry>;

export const outboxState = z.object({
  entries: z.array(outboxEntry),
  /** Over all entries of the screening. */
  counts: z.object({
    queued: z.int().check(z.gte(0)),
    sending: z.int().check(z.gte(0)),
    sent: z.int().check(z.gte(0)),
    failed: z.int().check(z.gte(0)),
    unknown: z.int().check(z.gte(0)),
    stopped: z.int().check(z.gte(0)),
  }),
  /** When the next queued email leaves; null when none is queued. */
  nextSendAt: z.nullable(isoDate),
  /** Time to stop that was chosen for this screening last, in seconds. */
  delaySeconds: z.int().check(z.gte(0)),
  /** The server's time of this answer: countdowns follow it, not the browser's clock. */
  asOf: isoDate,
});
export type OutboxState = z.infer<typeof outboxState>;
