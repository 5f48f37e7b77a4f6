import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { sendAccountMail } from '../domain/account-mails/send-account-mail.js';
import { readingMail } from '../mails/reading-mail.js';
import { retryPolicy } from './retry-policy.js';

/** Mails a member what they are to read, once for each `mailId`, however often it comes. */
export function onSendReadingMail(context: Context): Promise<Subscription> {
  return context.bus.subscribe(messages.sendReadingMail, retryPolicy(context.config), (payload) =>
    sendAccountMail(
      context,
      { messageId: payload.mailId, kind: 'reading' },
      readingMail(context.config.appUrl, payload),
    ),
  );
}
