import type * as http from '@shortlist/contracts/http/auth';
import type { Context } from '../../context.js';
import type { SignInOrigin } from '../brakes/brake-sign-ins.js';
import { proveOwner } from '../proof/prove-owner.js';
import { beginDeletion } from './begin-deletion.js';
import { carryOnDeletion, firstDueDate } from './carry-on-deletions.js';

/**
 * Deletes an account for good: once this resolves nobody can sign in to it or use a session of it, and every service is
 * being told. What can't be done at once, as another service is away, is done by the sweeper, also after a crash. Throws
 * what `proveOwner` throws.
 */
export async function deleteAccount(
  context: Context,
  { userId, proof, origin }: { userId: string; proof: http.OwnerProof; origin: SignInOrigin },
): Promise<void> {
  const user = await proveOwner(context, userId, proof, origin);
  const deletion = await beginDeletion(context, user, firstDueDate(context));
  context.log.info({ userId }, 'account deleted');
  // Not awaited: the broker may be away, and nobody should wait for it.
  if (deletion)
    context.background.run('delete an account', () => carryOnDeletion(context, deletion));
}
