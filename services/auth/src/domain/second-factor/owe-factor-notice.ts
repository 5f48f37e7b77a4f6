import type { Context } from '../../context.js';
import type { MailKind } from '../../models/user.js';
import { oweMail, sendOwedMail } from '../mails/due-mails.js';

type FactorNotice = Extract<
  MailKind,
  'secondFactorAdded' | 'secondFactorRemoved' | 'recoveryCodeUsed'
>;

/** Owes the account's owner a mail that its second factor was changed or gone around. */
export async function oweFactorNotice(
  context: Context,
  userId: string,
  notice: FactorNotice,
): Promise<void> {
  const user = await context.models.users.findOneAndUpdate(
    { _id: userId },
    { $set: oweMail(context, notice) },
  );
  if (user) context.background.run('factor notice', () => sendOwedMail(context, user, notice));
}
