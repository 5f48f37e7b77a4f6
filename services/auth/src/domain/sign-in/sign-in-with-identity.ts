import { DomainError } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import type { SignInOrigin } from '../brakes/brake-sign-ins.js';
import { findAccount } from '../federation/find-account.js';
import { readPerson } from '../federation/read-person.js';
import {
  checkIdentityToken,
  type IdentityTokenInput,
  spendIdentityToken,
} from '../federation/use-identity-token.js';
import { requireSecondStep } from '../second-factor/sign-in-ticket.js';
import { type IssuedTokens, startSession } from '../sessions/issue-tokens.js';
import { readDevice } from '../sessions/read-device.js';

function outcomeOf(error: unknown): string {
  if (!(error instanceof DomainError)) return 'fault';
  return error.code === 'SecondStepNeeded' ? 'second step' : 'refused';
}

/**
 * Signs in with an id token of an identity provider. Throws
 * `FederationNotConfigured`, `InvalidIdentityToken`, `IdentityTokenExpired`, `IdentityTokenUsed`,
 * `IdentityAddressMissing`, `IdentityAddressUnverified`, `SecondStepNeeded`, or `Unavailable` while the provider's keys can't be had.
 */
export async function signInWithIdentity(
  context: Context,
  input: IdentityTokenInput,
  { device, userAgent }: SignInOrigin,
): Promise<{ user: UserRecord; tokens: IssuedTokens }> {
  const token = await checkIdentityToken(context, input);
  const provider = token.provider.name;
  const count = (outcome: string) =>
    context.workMetrics.federatedSignIns.count({ provider, outcome });
  try {
    const person = readPerson(token);
    await spendIdentityToken(context, token);
    const user = await findAccount(context, person);
    await requireSecondStep(context, user, { device });
    const tokens = await startSession(context, user, { device: readDevice(userAgent) });
    count('ok');
    return { user, tokens };
  } catch (error) {
    count(outcomeOf(error));
    throw error;
  }
}
