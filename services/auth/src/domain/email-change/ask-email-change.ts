import type * as http from '@shortlist/contracts/http/auth';
import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { brakeAddressChange, brakeMail } from '../brakes/brake-mails.js';
import { requireStillThere } from '../deletion/erase-user.js';
import { lifetimeMs, oweMail, sendOwedMail } from '../due-mails.js';
import { normalizeEmail } from '../normalize-email.js';
import { type Caller, proveOwner } from '../proof/prove-owner.js';
import { refusal } from '../refusal.js';

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
    // Set elsewhere meanwhile: then what was proved is the password no more.
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
