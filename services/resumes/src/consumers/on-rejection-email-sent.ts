import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { recordEmailOutcome } from '../domain/mail/record-email-outcome.js';

/** The same for an `email` service from before 0.2, which may run beside this one or have left messages behind. */
export function onRejectionEmailSent(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.rejectionEmailSent,
    { queue: 'resumes.rejection-email.record', prefetch: 10 },
    (event) => recordEmailOutcome(context, event),
  );
}
