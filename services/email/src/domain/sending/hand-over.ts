import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../../context.js';
import { rejectionMail } from '../../mails/rejection-mail.js';
import type { RejectionDelivery } from '../../models/rejection-delivery.js';
import { confirmClaim } from '../records/confirm-claim.js';
import type { Outcome } from '../records/record-outcome.js';
import type { GrantedMail } from '../screenings/ask-for-claim.js';

/** Tells that an email is being sent. */
export async function announceBegin(
  context: Context,
  { userId, workspaceId, jobId, candidateId, at, attemptId, requestId }: RejectionDelivery,
): Promise<void> {
  await context.bus.publish(
    messages.rejectionEmailBegun,
    { userId, workspaceId, jobId, candidateId, at: at.toISOString() },
    { requestId, messageId: `${attemptId}.begun` },
  );
}

/** Gives a mail to the mail server, unless the claim no longer stands when that asks for the text. Never rejects. */
export async function handOver(
  context: Context,
  delivery: RejectionDelivery,
  mail: GrantedMail,
): Promise<Outcome> {
  try {
    const result = await context.mailer.send(rejectionMail(mail), () =>
      confirmClaim(context, delivery),
    );
    return result.outcome === 'sent'
      ? { state: 'sent', reason: null }
      : { state: result.outcome, reason: result.reason };
  } catch (error) {
    // The mail could not even be composed, so nothing has left.
    context.log.error({ err: error }, 'a mail could not be composed');
    return { state: 'failed', reason: 'The email could not be written. Please check its text.' };
  }
}
