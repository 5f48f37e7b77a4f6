import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/email';
import type { Context } from '../context.js';
import { sendAccountMail } from '../domain/account-mails/send-account-mail.js';
import { commentMail } from '../mails/comment-mail.js';
import { retryPolicy } from './retry-policy.js';

/** Mails a member about comments, once for each `mailId`, however often it comes. */
export function onSendCommentMail(context: Context): Promise<Subscription> {
  return context.bus.subscribe(messages.sendCommentMail, retryPolicy(context.config), (payload) =>
    sendAccountMail(
      context,
      { messageId: payload.mailId, kind: 'comment' },
      commentMail(context.config.appUrl, payload),
    ),
  );
}
