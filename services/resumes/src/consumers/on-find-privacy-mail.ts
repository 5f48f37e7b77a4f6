import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';
import { findMail } from '../domain/privacy/mails/find-mail.js';

/** Says what stands in a mail about a candidate's request. */
export function onFindPrivacyMail(context: Context): Promise<Subscription> {
  return context.bus.respond(messages.findPrivacyMail, ({ mailId }) => findMail(context, mailId));
}
