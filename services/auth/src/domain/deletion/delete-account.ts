import { keepers } from '@shortlist/contracts/constants';
import type * as http from '@shortlist/contracts/http/auth';
import { currentWork, isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { forgetMails } from '../brakes/brake-mails.js';
import { forgetFailedSignIns, type SignInOrigin } from '../brakes/brake-sign-ins.js';
import { proveOwner } from '../proof/prove-owner.js';
import { carryOnDeletion, firstDueDate } from './carry-on-deletions.js';
import { eraseUser } from './erase-user.js';

/**
 * Deletes an account for good: once this resolves nobody can sign in to it or use a session of it, and every service is
 * being told. What can't be done at once, as another service is away, is done by the sweeper, also after a crash. Throws
 * what `proveOwner` throws.
 */
export async function deleteAccount(
  context: Context,
  { userId, proof, origin }: { userId: string; proof: http.OwnerProof; origin: SignInOrigin },
): Promise<void> {
  const { models, clock, background, log } = context;
  const user = await proveOwner(context, userId, proof, origin);
  // First: whatever happens from here on, it is carried to its end.
  const deletion = await models.deletions
    .create({
      _id: userId,
      email: user.email,
      firstName: user.firstName,
      at: clock(),
      requestId: currentWork()?.requestId ?? null,
      awaiting: [...keepers],
      dueAt: firstDueDate(context),
    })
    .catch((error: unknown) => {
      if (!isDuplicateKey(error)) throw error;
      // Asked twice at once: the other call goes on with it.
      return null;
    });
  await eraseUser(context, userId);
  await forgetMails(context, user.email);
  await forgetFailedSignIns(context, user.email, origin.address);
  log.info({ userId }, 'account deleted');
  // Not awaited: the broker may be away, and nobody should wait for it.
  if (deletion) background.run('delete an account', () => carryOnDeletion(context, deletion));
}
