import type * as http from '@shortlist/contracts/http/email';
import type { OutboxReading } from '../domain/outbox/read-outbox.js';

export function presentOutbox({
  entries,
  counts,
  nextSendAt,
  delaySeconds,
  asOf,
}: OutboxReading): http.OutboxState {
  return {
    entries: entries.map(({ candidateId, email, state, reason, sendAt, at }) => ({
      candidateId,
      email,
      state,
      reason,
      sendAt: sendAt?.toISOString() ?? null,
      at: at.toISOString(),
    })),
    counts,
    nextSendAt: nextSendAt?.toISOString() ?? null,
    delaySeconds,
    asOf: asOf.toISOString(),
  };
}
