import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';
import { type GivenToken, spend, verifyToken } from './use-token.js';

/**
 * Shows by a fresh sign-in at the provider that the caller is who signs in to the account. The token counts once. Throws
 * `IdentityNotYours`, and what `verifyToken` and `spend` throw.
 */
export async function proveIdentity(
  context: Context,
  userId: string,
  given: GivenToken,
): Promise<void> {
  const token = await verifyToken(context, given);
  const identity = { issuer: token.provider.issuers[0], subject: token.claims.sub };
  await spend(context, token);
  const known = await context.models.identities.exists({ ...identity, userId });
  if (!known) throw refusal('IdentityNotYours');
}
