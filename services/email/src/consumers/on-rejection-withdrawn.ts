import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';
import { withdrawRejection } from '../domain/outbox/withdraw-rejection.js';

/** Stops the waiting email of a person who is no longer to get one. */
export function onRejectionWithdrawn(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.rejectionWithdrawn,
    { queue: 'email.rejection.withdraw', prefetch: 10 },
    (event) => withdrawRejection(context, event),
  );
}
