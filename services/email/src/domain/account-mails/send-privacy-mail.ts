import { PoisonMessageError } from '@shortlist/bus';
import * as auth from '@shortlist/contracts/messages/auth';
import * as messages from '@shortlist/contracts/messages/resumes';
import type { Context } from '../../context.js';
import type { FoundMail } from '../../mails/privacy/letter.js';
import { privacyMail } from '../../mails/privacy/privacy-mail.js';
import { sendAccountMail } from './send-account-mail.js';

/** The candidate, or the recruiter where they read mail; `to` is null for a recruiter who is gone. */
async function findReader(
  { bus }: Context,
  { to, name, userId }: FoundMail,
): Promise<Pick<FoundMail, 'to' | 'name'>> {
  if (to !== null || userId === null) return { to, name };
  const { email, firstName } = await bus.request(auth.findUserAddress, { userId });
  return { to: email, name: firstName };
}

/** False when nobody will ever take it. Rejects when it should be tried later. */
async function send(context: Context, mailId: string, found: FoundMail): Promise<boolean> {
  const { to, name } = await findReader(context, found);
  if (to === null) return false;
  const mail = privacyMail(context.config.appUrl, { ...found, to, name });
  try {
    await sendAccountMail(context, { messageId: mailId, kind: 'privacy' }, mail);
    return true;
  } catch (error) {
    if (error instanceof PoisonMessageError) return false;
    throw error;
  }
}

/** Sends a mail about a candidate's request once, with what is true when it leaves, and says what became of it. */
export async function sendPrivacyMail(context: Context, mailId: string): Promise<void> {
  const { mail } = await context.bus.request(messages.findPrivacyMail, { mailId });
  if (!mail) return;
  const outcome = (await send(context, mailId, mail)) ? 'sent' : 'refused';
  await context.bus.publish(messages.confirmPrivacyMail, { mailId, outcome });
}
