import type { Context } from '../../context.js';
import type { MailKind, UserRecord } from '../../models/user.js';
import { oweMail, sendOwedMail } from './due-mails.js';

type MethodNotice = Extract<MailKind, 'signInMethodAdded' | 'signInMethodRemoved'>;

/** Owes the account's owner a mail that there is a way to sign in more, or less. Null where the account is gone. */
export async function oweMethodNotice(
  context: Context,
  userId: string,
  notice: MethodNotice,
): Promise<UserRecord | null> {
  const user = await context.models.users.findOneAndUpdate(
    { _id: userId },
    { $set: oweMail(context, notice) },
  );
  if (user)
    context.background.run('sign-in method notice', () => sendOwedMail(context, user, notice));
  return user;
}
