import { emailAddress } from '@shortlist/contracts/entities';
import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import { z } from 'zod';
import type { Context } from '../../context.js';
import type { SignOnAttempt } from '../../models/single-sign-on/attempt.js';
import { namesOf, type Person } from '../federation/read-person.js';
import { normalizeEmail } from '../normalize-email.js';
import { refusal } from '../refusal.js';
import { findOwnerOfAddress } from '../ways-in/require-way-in.js';
import { openProvider, refuseProvider, unseal } from './open-provider.js';
import { requireSettings } from './settings.js';

/** Answer of a provider, as the browser brings it back. */
export interface ProviderAnswer {
  readonly state: string;
  readonly code: string;
  readonly iss?: string | undefined;
}

const text = z.string().optional().catch(undefined);
const claimsSchema = z.object({
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  email: text,
  // `true` as text is no proof.
  email_verified: z.unknown(),
  name: text,
  given_name: text,
  family_name: text,
});
type Claims = z.output<typeof claimsSchema>;

/** The answer of a provider about a person. */
export interface Answered {
  readonly claims: Claims;
  /** Null: there is none, or it is no address. */
  readonly email: string | null;
  readonly isVerified: boolean;
  /** The address is of a domain that the workspace has verified. */
  readonly isOfDomain: boolean;
}

/** Exchanges the code and checks the id token. Logs why it fails. Throws `SingleSignOnFailed`. */
async function exchange(
  context: Context,
  { nonce, verifier, issuer }: SignOnAttempt,
  configuration: Configuration,
  { code, state, iss }: ProviderAnswer,
): Promise<Claims> {
  const url = new URL(requireSettings(context).redirectUri);
  for (const [name, value] of Object.entries({ code, state, iss }))
    if (value !== undefined) url.searchParams.set(name, value);
  try {
    const tokens = await authorizationCodeGrant(configuration, url, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = claimsSchema.parse(tokens.claims());
    const { userinfo_endpoint: more } = configuration.serverMetadata();
    if (claims.email !== undefined || more === undefined) return claims;
    return claimsSchema.parse(await fetchUserInfo(configuration, tokens.access_token, claims.sub));
  } catch (error) {
    refuseProvider(context, issuer, error);
    throw refusal('SingleSignOnFailed');
  }
}

/**
 * Asks the provider of an attempt about the person who signed in there. Throws `SingleSignOnFailed` or
 * `ProviderNotAnswering`.
 */
export async function readAnswer(
  context: Context,
  attempt: SignOnAttempt,
  answer: ProviderAnswer,
): Promise<Answered> {
  const { workspaceId, issuer, clientId } = attempt;
  const provider = await context.models.signOnProviders.findOne({ _id: workspaceId });
  const isSame = provider?.issuer === issuer && provider.clientId === clientId;
  if (!provider || !isSame) throw refusal('SingleSignOnFailed');
  const configuration = await openProvider(context, unseal(context, provider));
  const claims = await exchange(context, attempt, configuration, answer);
  const { success, data } = emailAddress.safeParse(normalizeEmail(claims.email ?? ''));
  const email = success ? data : null;
  const owner = email === null ? null : await findOwnerOfAddress(context, email);
  return {
    claims,
    email,
    isVerified: claims.email_verified === true,
    isOfDomain: owner === workspaceId,
  };
}

/**
 * The person of an answer, with an address of the workspace that the provider has verified. Throws
 * `SingleSignOnAddressUnverified` or `SingleSignOnAddressForeign`.
 */
export function requirePerson(
  { issuer }: SignOnAttempt,
  { claims, email, isVerified, isOfDomain }: Answered,
): Person {
  if (email === null || !isVerified) throw refusal('SingleSignOnAddressUnverified');
  if (!isOfDomain) throw refusal('SingleSignOnAddressForeign');
  return { identity: { issuer, subject: claims.sub }, email, ...namesOf(claims, email) };
}
