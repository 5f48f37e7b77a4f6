import type * as http from '@shortlist/contracts/http/auth';
import type { Context } from '../../context.js';
import { nextTryAt } from '../retry-later.js';
import { type Caller, proveOwner } from '../sign-in/prove-owner.js';
import { beginDeletion } from './begin-deletion.js';
import { carryOnDeletion } from './carry-on-deletions.js';

/**
 * Deletes an account for good: once this resolves nobody can sign in to it or use a session of it, and every service is
 * being told. What can't be done at once, as another service is away, is done by the sweeper, also after a crash. Throws
 * `OnlyOwner` and what `proveOwner` throws.
 */
export async function deleteAccount(
  context: Context,
  caller: Caller,
  proof: http.OwnerProof,
): Promise<void> {
  const user = await proveOwner(context, caller, proof);
  const deletion = await beginDeletion(context, user, nextTryAt(context, 0));
  context.log.info({ userId: user._id }, 'account deleted');
  // Not awaited: the broker may be away, and nobody should wait for it.
  if (deletion)
    context.background.run('delete an account', () => carryOnDeletion(context, deletion));
}
