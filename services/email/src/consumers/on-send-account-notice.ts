import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { sendAccountMail } from '../domain/account-mails/send-account-mail.js';
import { noticeMail } from '../mails/notice-mail.js';
import { retryPolicy } from './retry-policy.js';

export function onSendAccountNotice(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.sendAccountNotice,
    retryPolicy(context.config),
    (payload, { messageId }) =>
      sendAccountMail(
        context,
        { messageId, kind: 'notice' },
        noticeMail(context.config.appUrl, payload),
      ),
  );
}
