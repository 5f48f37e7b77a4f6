import type * as http from '@shortlist/contracts/http/email';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { renderHtml } from '../mails/mail.js';
import type { RejectionDelivery } from '../models/rejection-delivery.js';
import { confirmClaim } from './confirm-claim.js';
import type { Outcome } from './record-outcome.js';
import { giveBackToLimits } from './rejection-limits.js';
import { storeOutcome } from './store-outcome.js';

export interface ClaimedEmail {
  readonly delivery: RejectionDelivery;
  readonly to: string;
  readonly subject: string;
  readonly content: string;
  /** Why it must not be sent; null when it may, and then it counts in the limits of the day. */
  readonly refusal: string | null;
}

/** Sends what this attempt has claimed and records the outcome. Never rejects. */
export async function sendRejection(
  context: Context,
  email: ClaimedEmail,
): Promise<Omit<http.BulkEmailResult, 'email'>> {
  const lease = context.leases.hold(email.delivery._id);
  try {
    const outcome = await decide(context, email);
    const counted = email.refusal === null ? outcome.state : 'refused';
    context.workMetrics.mails.count({ kind: 'rejection', outcome: counted });
    await storeOutcome(context, email.delivery, outcome);
    return { outcome: outcome.state, reason: outcome.reason };
  } finally {
    lease.release();
  }
}

async function decide(context: Context, email: ClaimedEmail): Promise<Outcome> {
  if (email.refusal !== null) return { state: 'failed', reason: email.refusal };
  context.background.run('announce begin', () => announceBegin(context, email.delivery));
  const outcome = await handOver(context, email);
  if (outcome.state === 'failed') {
    const { userId, at } = email.delivery;
    context.background.run('give back to the limits', () =>
      giveBackToLimits(context, { userId, address: email.to, at }),
    );
  }
  return outcome;
}

async function announceBegin(
  context: Context,
  { userId, jobId, candidateId, at, attemptId, requestId }: RejectionDelivery,
): Promise<void> {
  await context.bus.publish(
    messages.rejectionEmailBegun,
    { userId, jobId, candidateId, at: at.toISOString() },
    { requestId, messageId: `${attemptId}.begun` },
  );
}

async function handOver(
  context: Context,
  { delivery, to, subject, content }: ClaimedEmail,
): Promise<Outcome> {
  try {
    const html = renderHtml(content);
    const result = await context.mailer.send({ to, subject, text: content, html }, () =>
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
