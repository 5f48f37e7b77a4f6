import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { sendAccountMail } from '../domain/account-mails/send-account-mail.js';
import { addressChangeMail } from '../mails/link-mail.js';
import { retryPolicy } from './retry-policy.js';

export function onSendAddressChangeEmail(context: Context): Promise<Subscription> {
  return context.bus.subscribe(
    messages.sendAddressChangeEmail,
    retryPolicy(context.config),
    (payload, { messageId }) =>
      sendAccountMail(
        context,
        { messageId, kind: 'address-change' },
        addressChangeMail(context.config.appUrl, payload),
      ),
  );
}
