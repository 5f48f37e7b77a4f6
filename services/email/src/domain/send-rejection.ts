import type { http } from '@shortlist/contracts';
import type { Context } from '../context.js';
import { renderHtml } from '../mails/mail.js';
import type { RejectionDeliveryRecord } from '../models/rejection-delivery.js';
import { recordOutcome, type Outcome } from './record-outcome.js';

export interface ClaimedEmail {
  readonly delivery: RejectionDeliveryRecord;
  readonly to: string;
  readonly subject: string;
  readonly content: string;
  /** Why it must not be sent; null when it may. */
  readonly refusal: string | null;
}

/** Sends what this attempt has claimed and writes down what became of it. Never rejects. */
export async function sendRejection(
  context: Context,
  { delivery, to, subject, content, refusal }: ClaimedEmail,
): Promise<Omit<http.BulkEmailResult, 'email'>> {
  const outcome: Outcome =
    refusal === null
      ? await handOver(context, { to, subject, content })
      : { state: 'failed', reason: refusal };
  try {
    await recordOutcome(context, delivery, outcome);
  } catch (error) {
    // The record stays `sending`, which the sweeper ends as `unknown`: it is never sent twice.
    context.log.error({ err: error, delivery: delivery._id }, 'an outcome could not be recorded');
  }
  return { outcome: outcome.state, reason: outcome.reason };
}

async function handOver(
  context: Context,
  {
    to,
    subject,
    content,
  }: { readonly to: string; readonly subject: string; readonly content: string },
): Promise<Outcome> {
  try {
    const html = renderHtml(content);
    const result = await context.mailer.send({ to, subject, text: content, html });
    return result.outcome === 'sent'
      ? { state: 'sent', reason: null }
      : { state: result.outcome, reason: result.reason };
  } catch (error) {
    // The mail could not even be composed, so nothing has left.
    context.log.error({ err: error }, 'a mail could not be composed');
    return { state: 'failed', reason: 'The email could not be written. Please check its text.' };
  }
}
