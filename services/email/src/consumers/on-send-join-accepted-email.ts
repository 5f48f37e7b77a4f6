import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { sendAccountMail } from '../domain/account-mails/send-account-mail.js';
import { joinAcceptedMail } from '../mails/join-mails.js';
import { retryPolicy } from './retry-policy.js';

export function onSendJoinAcceptedEmail(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.sendJoinAcceptedEmail,
    retryPolicy(context.config),
    (payload, { messageId }) =>
      sendAccountMail(
        context,
        { messageId, kind: 'join-accepted' },
        joinAcceptedMail(context.config.appUrl, payload),
      ),
  );
}
