import type * as http from '@shortlist/contracts/http/email';
import type { Context } from '../../context.js';
import { type RejectionDelivery, rejectionDelivery } from '../../models/rejection-delivery.js';

const resultView = rejectionDelivery.pick('state', 'reason');

type EmailResult = Omit<http.BulkEmailResult, 'email'>;

const inProgress = 'This email is being sent. Its result shows here within a minute.';

/** The result of an email that this request may not send, according to its record. */
export function resultOf({
  state,
  reason,
}: Pick<RejectionDelivery, 'state' | 'reason'>): EmailResult {
  switch (state) {
    case 'sent':
      return { outcome: 'already-sent', reason: null };
    // Queued: it went back into the outbox in this moment, as the screenings did not answer.
    case 'sending':
    case 'queued':
      // Pages from before `sending` existed know four outcomes, of which only this one is true.
      return { outcome: 'unknown', reason: inProgress, sending: true };
    case 'stopped':
      return { outcome: 'failed', reason };
    case 'failed':
    case 'unknown':
      return { outcome: state, reason };
  }
}

/** The results, updated for emails that others were sending, by the ids of their records. */
export async function lookAgain(
  context: Context,
  results: readonly http.BulkEmailResult[],
  others: ReadonlyMap<http.BulkEmailResult, string>,
): Promise<http.BulkEmailResult[]> {
  if (others.size === 0) return [...results];
  const records = await context.models.deliveries.everywhere
    .find({ _id: { $in: [...others.values()] } }, resultView)
    .catch((error: unknown) => {
      // The earlier result holds: they are being sent.
      context.log.warn({ err: error }, 'emails that others send could not be looked at again');
      return [];
    });
  const known = new Map(records.map((record) => [record._id, record]));
  return results.map((result) => {
    const record = known.get(others.get(result) ?? '');
    return record ? { email: result.email, ...resultOf(record) } : result;
  });
}
