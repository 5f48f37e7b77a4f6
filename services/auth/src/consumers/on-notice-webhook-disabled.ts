import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/auth';
import type { Context } from '../context.js';
import { oweWebhookNotice } from '../domain/api-tokens/owe-webhook-notice.js';

/** A webhook of a user was switched off. */
export function onNoticeWebhookDisabled(context: Context): Promise<Subscription> {
  return context.bus.subscribe(messages.noticeWebhookDisabled, {}, ({ userId }) =>
    oweWebhookNotice(context, userId),
  );
}
