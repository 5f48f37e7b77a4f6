import type { DomainError } from '@shortlist/service-kit';
import { commonRefusal, isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';
import type { IdentityToken, Verdict } from './identity-tokens.js';

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
export async function spend({ models }: Context, { fingerprint, spentUntil }: IdentityToken) {
  try {
    await models.spentIdentityTokens.create({ _id: fingerprint, expiresAt: spentUntil });
  } catch (error) {
    if (isDuplicateKey(error)) throw refusal('IdentityTokenUsed');
    throw error;
  }
}

export interface GivenToken {
  readonly token: string;
  /** What the token's nonce is the hash of. */
  readonly nonce?: string | undefined;
}

/**
 * The token, if it is good; it is not marked as used. Throws `FederationNotConfigured`, `InvalidIdentityToken`,
 * `IdentityTokenExpired`, or `Unavailable` while the provider's keys can't be had.
 */
export async function verifyToken(
  context: Context,
  { token, nonce }: GivenToken,
): Promise<IdentityToken> {
  const { config, identityTokens } = context;
  if (config.identityProviders.length === 0) throw refusal('FederationNotConfigured');
  const verdict = await identityTokens.verify(token, nonce);
  if (verdict.kind !== 'good') throw refuse(context, verdict);
  return verdict.token;
}
