import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';
import { claimRejection } from '../domain/mail/claim-rejection.js';

/** Grants the right to send a person's rejection, to one attempt. */
export function onClaimRejection(context: Context): Promise<Subscription> {
  return context.bus.respond(messages.claimRejection, (claim) => claimRejection(context, claim));
}
