import type { DomainError } from '@shortlist/service-kit';
import { commonRefusal, isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';
import type { IdentityToken, Verdict } from './identity-tokens.js';

/** An id token as the browser sends it. The token's nonce claim must be the hash of `nonce`. */
export interface IdentityTokenInput {
  readonly token: string;
  readonly nonce?: string | undefined;
}

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
export async function spendIdentityToken(
  { models }: Context,
  { fingerprint, spentUntil }: IdentityToken,
) {
  try {
    await models.spentIdentityTokens.create({ _id: fingerprint, expiresAt: spentUntil });
  } catch (error) {
    if (isDuplicateKey(error)) throw refusal('IdentityTokenUsed');
    throw error;
  }
}

/**
 * Checks an id token of an identity provider. Throws `FederationNotConfigured`, `InvalidIdentityToken`,
 * `IdentityTokenExpired`, or `Unavailable` while the provider's keys can't be had.
 */
export async function checkIdentityToken(
  context: Context,
  { token, nonce }: IdentityTokenInput,
): Promise<IdentityToken> {
  if (context.config.identityProviders.length === 0) throw refusal('FederationNotConfigured');
  const verdict = await context.identityTokens.verify(token, nonce);
  if (verdict.kind !== 'good') throw refuse(context, verdict);
  return verdict.token;
}
