import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { recordEmailOutcome } from '../domain/mail/record-email-outcome.js';

/** Keeps the drafts' status up to date. */
export function onRejectionEmailSettled(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.rejectionEmailSettled,
    { queue: 'resumes.rejection-email.settle', prefetch: 10 },
    (event) => recordEmailOutcome(context, event),
  );
}
