import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { sendPrivacyMail } from '../domain/account-mails/send-privacy-mail.js';
import { retryPolicy } from './retry-policy.js';

export function onSendPrivacyMail(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.sendPrivacyMail,
    retryPolicy(context.config),
    ({ mailId }) => sendPrivacyMail(context, mailId),
  );
}
