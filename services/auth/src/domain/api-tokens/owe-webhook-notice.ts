import type { Context } from '../../context.js';
import { oweMail, sendOwedMail } from '../mails/due-mails.js';

/** Owes a user a mail that a webhook of theirs was switched off. Nothing for a user who is gone. */
export async function oweWebhookNotice(context: Context, userId: string): Promise<void> {
  const user = await context.models.users.findOneAndUpdate(
    { _id: userId },
    { $set: oweMail(context, 'webhookDisabled') },
  );
  if (user)
    context.background.run('webhook notice', () => sendOwedMail(context, user, 'webhookDisabled'));
}
