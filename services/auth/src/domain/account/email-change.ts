import type * as http from '@shortlist/contracts/http/auth';
import { commonRefusal, isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { brakeAddressChange, brakeMail } from '../brakes/brake-mails.js';
import { requireStillThere } from '../erasure/erase-user.js';
import { lifetimeMs, oweMail, sendOwedMail } from '../mails/due-mails.js';
import { normalizeEmail } from '../normalize-email.js';
import { refusal } from '../refusal.js';
import { hashSecret } from '../secrets.js';
import { type Caller, proveOwner } from '../sign-in/prove-owner.js';
import { domainOf } from '../ways-in/require-way-in.js';

/** The update that forgets a new address which nobody has confirmed: its link stops working. */
export const noEmailChange = { newEmail: null, newEmailUntil: null, 'mailDue.emailChange': null };

export interface AskedEmailChange {
  readonly caller: Caller;
  readonly newEmail: string;
  readonly proof: http.OwnerProof;
}

/**
 * Keeps a new address beside the present one until the link that is mailed to it is followed, and tells the present
 * one. Nothing shows whether somebody else has the new address. Throws as `proveOwner` does, and `InvalidInput` or
 * `TooManyRequests`.
 */
export async function askEmailChange(
  context: Context,
  { caller, newEmail, proof }: AskedEmailChange,
): Promise<void> {
  const { models, clock, background } = context;
  const { userId } = caller;
  const { email, passwordHash } = await proveOwner(context, caller, proof);
  const asked = normalizeEmail(newEmail);
  if (asked === email) {
    throw commonRefusal('InvalidInput', {
      sentence: 'Your account already has this address.',
    });
  }
  await brakeAddressChange(context, userId);
  await brakeMail(context, 'emailChange', asked);
  const user = await models.users.findOneAndUpdate(
    // Another request may have changed the password since the proof.
    { _id: userId, passwordHash },
    {
      $set: {
        newEmail: asked,
        newEmailUntil: new Date(clock().getTime() + lifetimeMs.emailChange),
        ...oweMail(context, 'emailChange'),
        ...oweMail(context, 'emailChangeAsked'),
      },
    },
  );
  if (!user) {
    await requireStillThere(context, userId);
    throw refusal('WrongPassword');
  }
  background.run('address change mails', async () => {
    await sendOwedMail(context, user, 'emailChange');
    await sendOwedMail(context, user, 'emailChangeAsked');
  });
}

/** Forgets a new address that nobody has confirmed. */
export async function cancelEmailChange({ models }: Context, userId: string): Promise<void> {
  await models.users.updateOne({ _id: userId }, { $set: noEmailChange });
}

/**
 * Makes the address that `token` was mailed to the one of its account, and tells the former one. Sessions go on; an
 * account of that address that nobody verified goes, and requests to join by another domain end. A second click succeeds again. Returns the address. Throws
 * `InvalidEmailChangeToken`, `EmailChangeTokenExpired` or `AddressInUse`.
 */
export async function confirmEmailChange(context: Context, token: string): Promise<string> {
  const { models, clock, background } = context;
  const now = clock();
  const found = await models.mailTokens.findOne({ _id: hashSecret(token), kind: 'emailChange' });
  const user = found && (await models.users.findOne({ _id: found.userId }));
  if (!found || !user || found.newEmail === null) throw refusal('InvalidEmailChangeToken');
  const { newEmail } = found;
  if (found.usedAt && user.email === newEmail) return newEmail;
  if (found.usedAt || found.expiresAt <= now || user.newEmail !== newEmail) {
    throw refusal('EmailChangeTokenExpired');
  }
  await models.users.deleteMany({ email: newEmail, verifiedAt: null });
  const changed = await models.users
    .findOneAndUpdate(
      { _id: user._id, email: user.email, newEmail },
      {
        $set: {
          ...noEmailChange,
          email: newEmail,
          formerEmail: user.email,
          // A link that is owed would go to another inbox than it was asked for.
          'mailDue.passwordReset': null,
          ...oweMail(context, 'emailChanged'),
        },
      },
    )
    .catch((error: unknown) => {
      throw isDuplicateKey(error) ? refusal('AddressInUse') : error;
    });
  if (!changed) throw refusal('EmailChangeTokenExpired');
  const asked = { state: 'open' as const, domain: { $ne: domainOf(newEmail) } };
  await models.joinRequests.everywhere.deleteMany({ userId: user._id, ...asked });
  // Links that went to the former address, too.
  const unused = { userId: user._id, usedAt: null };
  await models.mailTokens.updateMany(unused, { $set: { usedAt: now } });
  background.run('address notice', () => sendOwedMail(context, changed, 'emailChanged'));
  return newEmail;
}
