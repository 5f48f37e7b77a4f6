import { commonRefusal, DomainError, isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import type { UserRecord } from '../../models/user.js';
import type { SignInOrigin } from '../brakes/brake-sign-ins.js';
import { type IssuedTokens, startSession } from '../issue-tokens.js';
import { refusal } from '../refusal.js';
import { requireSecondStep } from '../second-factor/sign-in-ticket.js';
import { findAccount } from './find-account.js';
import type { IdentityToken, Verdict } from './identity-tokens.js';
import { readPerson } from './read-person.js';

type Bad = Exclude<Verdict, { kind: 'good' }>;

const refusals: Readonly<Record<Bad['kind'], () => DomainError>> = {
  invalid: () => refusal('InvalidIdentityToken'),
  expired: () => refusal('IdentityTokenExpired'),
  unavailable: () =>
    commonRefusal('Unavailable', {
      sentence:
        'Google is not answering right now. Please try again in a moment, or sign in with your email and password.',
      retryAfterSeconds: 10,
    }),
};

function refuse({ log, workMetrics }: Context, { kind, provider, reason }: Bad): DomainError {
  workMetrics.federatedSignIns.count({ provider, outcome: kind });
  log[kind === 'unavailable' ? 'warn' : 'info']({ provider, reason }, 'identity token refused');
  return refusals[kind]();
}

/** Marks a token as used. Throws `IdentityTokenUsed` for one that was. */
async function spend({ models }: Context, { fingerprint, spentUntil }: IdentityToken) {
  try {
    await models.spentIdentityTokens.create({ _id: fingerprint, expiresAt: spentUntil });
  } catch (error) {
    if (isDuplicateKey(error)) throw refusal('IdentityTokenUsed');
    throw error;
  }
}

function outcomeOf(error: unknown): string {
  if (!(error instanceof DomainError)) return 'fault';
  return error.code === 'SecondStepNeeded' ? 'second step' : 'refused';
}

/**
 * Signs in with an id token of an identity provider; `nonce` is what its nonce is the hash of. Throws
 * `FederationNotConfigured`, `InvalidIdentityToken`, `IdentityTokenExpired`, `IdentityTokenUsed`,
 * `IdentityAddressMissing`, `IdentityAddressUnverified`, `SecondStepNeeded`, or `Unavailable` while the provider's keys can't be had.
 */
export async function signInWithIdentity(
  context: Context,
  { token, nonce }: { readonly token: string; readonly nonce: string | undefined },
  { device }: SignInOrigin,
): Promise<{ user: UserRecord; tokens: IssuedTokens }> {
  const { config, identityTokens, workMetrics } = context;
  if (config.identityProviders.length === 0) throw refusal('FederationNotConfigured');
  const verdict = await identityTokens.verify(token, nonce);
  if (verdict.kind !== 'good') throw refuse(context, verdict);
  const provider = verdict.token.provider.name;
  const count = (outcome: string) => workMetrics.federatedSignIns.count({ provider, outcome });
  try {
    const person = readPerson(verdict.token);
    await spend(context, verdict.token);
    const user = await findAccount(context, person);
    await requireSecondStep(context, user, device);
    const tokens = await startSession(context, user);
    count('ok');
    return { user, tokens };
  } catch (error) {
    count(outcomeOf(error));
    throw error;
  }
}
