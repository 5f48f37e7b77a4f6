import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { sendAccountMail } from '../domain/account-mails/send-account-mail.js';
import { verificationMail } from '../mails/link-mail.js';
import { retryPolicy } from './retry-policy.js';

export function onSendVerificationEmail(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.sendVerificationEmail,
    retryPolicy(context.config),
    (payload, { messageId }) =>
      sendAccountMail(
        context,
        { messageId, kind: 'verification' },
        verificationMail(context.config.appUrl, payload),
      ),
  );
}
