import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { recordEmailBegun } from '../domain/mail/record-email-begun.js';

/** Keeps the drafts' status up to date while they are sent. */
export function onRejectionEmailBegun(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.rejectionEmailBegun,
    { queue: 'resumes.rejection-email.begin', prefetch: 10 },
    (event) => recordEmailBegun(context, event),
  );
}
