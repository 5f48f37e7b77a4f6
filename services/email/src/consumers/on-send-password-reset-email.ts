import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { sendAccountMail } from '../domain/account-mails/send-account-mail.js';
import { passwordResetMail } from '../mails/link-mail.js';
import { retryPolicy } from './retry-policy.js';

export function onSendPasswordResetEmail(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.sendPasswordResetEmail,
    retryPolicy(context.config),
    (payload, { messageId }) =>
      sendAccountMail(
        context,
        { messageId, kind: 'password-reset' },
        passwordResetMail(context.config.appUrl, payload),
      ),
  );
}
