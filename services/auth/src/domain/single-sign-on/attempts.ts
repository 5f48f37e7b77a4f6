import { cookies } from '@shortlist/contracts/constants';
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import type { Context } from '../../context.js';
import type { SignOnAttempt } from '../../models/single-sign-on/attempt.js';
import type { SignOnProvider } from '../../models/single-sign-on/provider.js';
import { refusal } from '../refusal.js';
import { createSecret, hashSecret } from '../secrets.js';
import { openProvider, unseal } from './open-provider.js';
import { requireSettings } from './settings.js';

/** A begun sign-in: where the browser goes, and the secret that its cookie keeps. */
export interface Begun {
  readonly url: string;
  readonly browser: string;
}

export interface BeginAttemptOptions {
  /** The member who tests; null for a sign-in. */
  readonly testedBy: string | null;
  /** Address that the provider may offer. */
  readonly email: string;
}

/** Begins a sign-in at a provider. Throws `ProviderNotAnswering`. */
export async function beginAttempt(
  context: Context,
  provider: SignOnProvider,
  { testedBy, email }: BeginAttemptOptions,
): Promise<Begun> {
  const { redirectUri } = requireSettings(context);
  const configuration = await openProvider(context, unseal(context, provider));
  const [state, browser] = [createSecret(), createSecret()];
  const [nonce, verifier] = [randomNonce(), randomPKCECodeVerifier()];
  const { maxAgeSeconds } = cookies.singleSignOn;
  await context.models.signOnAttempts.in(provider._id).create({
    _id: hashSecret(state),
    issuer: provider.issuer,
    clientId: provider.clientId,
    nonce,
    verifier,
    browser: hashSecret(browser),
    testedBy,
    expiresAt: new Date(context.clock().getTime() + maxAgeSeconds * 1000),
  });
  const url = buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    login_hint: email,
  });
  return { url: url.href, browser };
}

/**
 * Spends the attempt that `state` belongs to: once, and in the browser that began it. Throws `SingleSignOnFailed`.
 */
export async function spendAttempt(
  { models, clock }: Context,
  { state, browser }: { readonly state: string; readonly browser: string | undefined },
): Promise<SignOnAttempt> {
  const now = clock();
  const attempt = await models.signOnAttempts.everywhere.findOneAndUpdate(
    {
      _id: hashSecret(state),
      browser: hashSecret(browser ?? ''),
      usedAt: null,
      expiresAt: { $gt: now },
    },
    { $set: { usedAt: now } },
  );
  if (!attempt) throw refusal('SingleSignOnFailed');
  return attempt;
}

/** Keeps the person of a spent attempt for as long again, until the owner of the account has proved that it is theirs. */
export async function keepLink(
  { models, clock }: Context,
  { _id }: SignOnAttempt,
  link: NonNullable<SignOnAttempt['link']>,
): Promise<void> {
  const expiresAt = new Date(clock().getTime() + cookies.singleSignOn.maxAgeSeconds * 1000);
  await models.signOnAttempts.everywhere.updateOne({ _id }, { $set: { link, expiresAt } });
}

/** The attempt that waits for the owner of an account, in the browser that began it. Throws `SingleSignOnFailed`. */
export async function findLinking(
  { models, clock }: Context,
  { state, browser }: { readonly state: string; readonly browser: string | undefined },
): Promise<{ readonly attemptId: string; readonly userId: string }> {
  const attempt = await models.signOnAttempts.everywhere.findOne({
    _id: hashSecret(state),
    browser: hashSecret(browser ?? ''),
    expiresAt: { $gt: clock() },
  });
  if (!attempt?.link) throw refusal('SingleSignOnFailed');
  return { attemptId: attempt._id, userId: attempt.link.userId };
}
