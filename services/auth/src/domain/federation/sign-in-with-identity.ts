import { DomainError } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import { type IssuedTokens, startSession } from '../issue-tokens.js';
import type { Device } from '../sessions/read-device.js';
import { findAccount } from './find-account.js';
import { readPerson } from './read-person.js';
import { checkIdentityToken, type GivenToken, spendIdentityToken } from './use-identity-token.js';

/**
 * Signs in with an id token of an identity provider. Throws
 * `FederationNotConfigured`, `InvalidIdentityToken`, `IdentityTokenExpired`, `IdentityTokenUsed`,
 * `IdentityAddressMissing`, `IdentityAddressUnverified`, or `Unavailable` while the provider's keys can't be had.
 */
export async function signInWithIdentity(
  context: Context,
  given: GivenToken,
  device: Device,
): Promise<{ user: UserRecord; tokens: IssuedTokens }> {
  const token = await checkIdentityToken(context, given);
  const provider = token.provider.name;
  const count = (outcome: string) =>
    context.workMetrics.federatedSignIns.count({ provider, outcome });
  try {
    const person = readPerson(token);
    await spendIdentityToken(context, token);
    const user = await findAccount(context, person);
    const tokens = await startSession(context, user, device);
    count('ok');
    return { user, tokens };
  } catch (error) {
    count(error instanceof DomainError ? 'refused' : 'fault');
    throw error;
  }
}
