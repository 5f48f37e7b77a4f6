import { createHash } from 'node:crypto';
import type * as http from '@shortlist/contracts/http/email';
import type { OperationBody } from '@shortlist/contracts/operation';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { contactMail } from '../../mails/contact-mail.js';
import { addressOf } from '../../mails/sender.js';
import { countWithin } from '../limits/count-within.js';

const hourMs = 60 * 60 * 1000;

/**
 * Mails a message of the contact form to the support mailbox. Throws `TooManyRequests` over the limits
 * of an hour and `Unavailable` when the mail server did not take it.
 */
export async function sendContactMessage(
  context: Context,
  body: OperationBody<typeof http.sendContactMessage>,
): Promise<void> {
  const { contactLimits, supportMailbox } = context.config;
  const count = (outcome: string) => context.workMetrics.mails.count({ kind: 'contact', outcome });
  const hour = Math.floor(context.clock().getTime() / hourMs);
  const expiresAt = new Date((hour + 2) * hourMs);
  const isWithin = (whose: string, limit: number) =>
    countWithin(context.models.contactCounts, { _id: `${hour}.${whose}`, limit, expiresAt });
  const sender = createHash('sha256').update(body.email.toLowerCase()).digest('hex');
  const withinLimits =
    (await isWithin(sender, contactLimits.sender)) && (await isWithin('all', contactLimits.all));
  if (!withinLimits) {
    count('refused');
    throw commonRefusal('TooManyRequests', {
      sentence: 'You have sent several messages already. Please try again in an hour.',
      retryAfterSeconds: 3600,
    });
  }
  const result = await context.mailer.send(contactMail(addressOf(supportMailbox), body));
  count(result.outcome);
  if (result.outcome === 'sent') return;
  context.log.error({ outcome: result.outcome, reason: result.reason }, 'contact message not sent');
  throw commonRefusal('Unavailable', {
    sentence: 'Your message could not be sent. Please try again in a moment.',
  });
}
