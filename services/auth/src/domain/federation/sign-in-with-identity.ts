import { DomainError } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { type IssuedTokens, startSession } from '../issue-tokens.js';
import { findAccount } from './find-account.js';
import { readPerson } from './read-person.js';
import { type GivenToken, spend, verifyToken } from './use-token.js';

/**
 * Signs in with an id token of an identity provider; `nonce` is what its nonce is the hash of. Throws
 * `FederationNotConfigured`, `InvalidIdentityToken`, `IdentityTokenExpired`, `IdentityTokenUsed`,
 * `IdentityAddressMissing`, `IdentityAddressUnverified`, or `Unavailable` while the provider's keys can't be had.
 */
export async function signInWithIdentity(
  context: Context,
  given: GivenToken,
): Promise<{ user: UserRecord; tokens: IssuedTokens }> {
  const token = await verifyToken(context, given);
  const provider = token.provider.name;
  const count = (outcome: string) =>
    context.workMetrics.federatedSignIns.count({ provider, outcome });
  try {
    const person = readPerson(token);
    await spend(context, token);
    const user = await findAccount(context, person);
    const tokens = await startSession(context, user);
    count('ok');
    return { user, tokens };
  } catch (error) {
    count(error instanceof DomainError ? 'refused' : 'fault');
    throw error;
  }
}
