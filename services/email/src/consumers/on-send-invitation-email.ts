import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { sendAccountMail } from '../domain/account-mails/send-account-mail.js';
import { invitationMail } from '../mails/invitation-mail.js';
import { retryPolicy } from './retry-policy.js';

export function onSendInvitationEmail(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.sendInvitationEmail,
    retryPolicy(context.config),
    (payload, { messageId }) =>
      sendAccountMail(
        context,
        { messageId, kind: 'invitation' },
        invitationMail(context.config.appUrl, payload),
      ),
  );
}
