import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';
import { askTogether } from '../domain/outbox/ask-together.js';
import { findWaiting, withdrawRejection } from '../domain/outbox/withdraw-rejection.js';
import { deliveryId } from '../domain/records/claim-delivery.js';

/**
 * Stops the waiting email of a person who is no longer to get one. A changed threshold withdraws thousands at once, of which
 * few or none wait in the outbox: that is asked for many together.
 */
export function onRejectionWithdrawn(context: Context): Promise<Subscription> {
  const isWaiting = askTogether((ids) => findWaiting(context, ids));
  return context.bus.subscribe(
    messages.rejectionWithdrawn,
    { queue: 'email.rejection.withdraw', prefetch: 100 },
    async (event) => {
      if (await isWaiting(deliveryId(event))) await withdrawRejection(context, event);
    },
  );
}
