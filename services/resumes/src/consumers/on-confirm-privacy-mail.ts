import type { Subscription } from '@shortlist/bus';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../context.js';
import { confirmMail } from '../domain/privacy/mails/confirm-mail.js';

/** Hears what became of a mail about a candidate's request. */
export function onConfirmPrivacyMail(context: Context): Promise<Subscription> {
  return context.bus.subscribe(messages.confirmPrivacyMail, {}, ({ mailId, outcome }) =>
    confirmMail(context, mailId, outcome),
  );
}
