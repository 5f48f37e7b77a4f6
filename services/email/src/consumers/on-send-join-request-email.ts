import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { sendAccountMail } from '../domain/account-mails/send-account-mail.js';
import { joinRequestMail } from '../mails/join-mails.js';
import { retryPolicy } from './retry-policy.js';

export function onSendJoinRequestEmail(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.sendJoinRequestEmail,
    retryPolicy(context.config),
    (payload, { messageId }) =>
      sendAccountMail(
        context,
        { messageId, kind: 'join-request' },
        joinRequestMail(context.config.appUrl, payload),
      ),
  );
}
