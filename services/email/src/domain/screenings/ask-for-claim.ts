import { RemoteError } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { z } from 'zod';
import type { Context } from '../../context.js';
import type { RejectionDelivery } from '../../models/rejection-delivery.js';

export type GrantedMail = NonNullable<z.output<typeof messages.claimRejection.reply>['mail']>;

export type ClaimAnswer =
  | { readonly kind: 'granted'; readonly mail: GrantedMail }
  | { readonly kind: 'refused'; readonly reason: string }
  /** Nobody knows whether it was granted. `isAway`: nobody answered at all, so others need not be asked for now. */
  | { readonly kind: 'unanswered'; readonly isAway: boolean };

const notSendable = 'This person no longer gets a rejection email.';

/** Asks the screenings for the right to send a rejection. Never rejects. */
export async function askForClaim(
  context: Context,
  delivery: RejectionDelivery,
): Promise<ClaimAnswer> {
  const { _id, userId, workspaceId, jobId, candidateId, requestId } = delivery;
  const { attemptId, at, needsSender } = delivery;
  const claim = { userId, workspaceId, jobId, candidateId, attemptId, needsSender };
  try {
    const { mail, reason } = await context.bus.request(
      messages.claimRejection,
      { ...claim, at: at.toISOString() },
      { requestId },
    );
    return mail ? { kind: 'granted', mail } : { kind: 'refused', reason: reason ?? notSendable };
  } catch (error) {
    context.log.warn({ err: error, delivery: _id }, 'the right to send was not answered');
    return { kind: 'unanswered', isAway: !(error instanceof RemoteError) };
  }
}
