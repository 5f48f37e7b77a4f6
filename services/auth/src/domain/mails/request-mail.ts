import type { Context } from '../../context.js';
import type { MailKind } from '../../models/user.js';
import { brakeMail } from '../brakes/brake-mails.js';
import { normalizeEmail } from '../normalize-email.js';
import { oweMail, recipientView, sendOwedMail } from './due-mails.js';

/**
 * Owes a mail to the account of `email`, if there is one that can use it. The caller learns nothing, neither
 * from the result nor from the time it takes: the mail is sent after the answer. Throws `TooManyRequests`.
 */
export async function requestMail(context: Context, kind: MailKind, email: string): Promise<void> {
  await brakeMail(context, kind, email);
  const unverifiedOnly = kind === 'verification' ? { verifiedAt: null } : {};
  const user = await context.models.users.findOneAndUpdate(
    { email: normalizeEmail(email), ...unverifiedOnly },
    { $set: oweMail(context, kind) },
    recipientView,
  );
  if (!user) return;
  context.background.run(`${kind} mail`, () => sendOwedMail(context, user, kind));
}
