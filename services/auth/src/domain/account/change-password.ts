import type * as http from '@shortlist/contracts/http/auth';
import type { Context } from '../../context.js';
import { oweMail, sendOwedMail } from '../mails/due-mails.js';
import { requireGoodPassword } from '../passwords/require-good-password.js';
import { refusal } from '../refusal.js';
import { type Caller, proveOwner } from '../sign-in/prove-owner.js';
import { shutOut } from '../sign-in/shut-out.js';

export interface ChangedPassword {
  readonly caller: Caller;
  /** The caller's session, which goes on; others end. */
  readonly sessionId: string | undefined;
  readonly newPassword: string;
  readonly proof: http.OwnerProof;
}

/**
 * Sets another password, or the first one of who came by Google. Throws as `proveOwner` does, and `InvalidInput` for a
 * password that is none to choose.
 */
export async function changePassword(
  context: Context,
  { caller, sessionId, newPassword, proof }: ChangedPassword,
): Promise<void> {
  const { models, passwords, clock, background } = context;
  const { userId } = caller;
  const owner = await proveOwner(context, caller, proof);
  await requireGoodPassword(context, newPassword, owner);
  const passwordHash = await passwords.hash(newPassword);
  const now = clock();
  const user = await models.users.findOneAndUpdate(
    // Set elsewhere meanwhile: then what was proved is the password no more.
    { _id: userId, passwordHash: owner.passwordHash },
    {
      $set: {
        passwordHash,
        passwordSetAt: now,
        'mailDue.passwordReset': null,
        ...oweMail(context, 'passwordChanged'),
      },
    },
  );
  if (!user) throw refusal('WrongPassword');
  const links = { userId, kind: 'passwordReset', usedAt: null } as const;
  await models.mailTokens.updateMany(links, { $set: { usedAt: now } });
  await shutOut(context, { userId, except: sessionId });
  background.run('notice', () => sendOwedMail(context, user, 'passwordChanged'));
}
