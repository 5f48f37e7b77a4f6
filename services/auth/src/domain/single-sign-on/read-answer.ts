import { emailAddress } from '@shortlist/contracts/entities';
import { withoutLinks } from '@shortlist/service-kit';
import { authorizationCodeGrant, type Configuration, fetchUserInfo } from 'openid-client';
import { z } from 'zod';
import type { Context } from '../../context.js';
import type { SignOnAttempt } from '../../models/single-sign-on/attempt.js';
import type { SignOnProvider } from '../../models/single-sign-on/provider.js';
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

const maxNameLength = 100;

/** One line without links, as mails greet with it. */
function cleanName(name: string | undefined): string {
  const line = (name ?? '').replaceAll(/[\p{C}\s]+/gu, ' ').trim();
  return withoutLinks(line).slice(0, maxNameLength).trim();
}

function namesOf({ name, given_name, family_name }: Claims, email: string) {
  const [first = '', ...others] = cleanName(name).split(' ');
  return {
    firstName: cleanName(given_name) || first || (email.split('@')[0] ?? ''),
    lastName: cleanName(family_name) || (given_name ? '' : others.join(' ')),
  };
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
 * The person whom the provider names, with an address of the workspace that the provider has verified. Throws
 * `SingleSignOnFailed`, `SingleSignOnAddressUnverified`, `SingleSignOnAddressForeign` or `ProviderNotAnswering`.
 */
export async function readAnswer(context: Context, attempt: SignOnAttempt, answer: ProviderAnswer) {
  const { workspaceId, issuer, clientId } = attempt;
  const provider = await context.models.signOnProviders.findOne({ _id: workspaceId });
  const isSame = provider?.issuer === issuer && provider.clientId === clientId;
  if (!provider || !isSame) throw refusal('SingleSignOnFailed');
  const configuration = await openProvider(context, unseal(context, provider));
  const claims = await exchange(context, attempt, configuration, answer);
  const email = emailAddress.safeParse(normalizeEmail(claims.email ?? ''));
  if (!email.success || claims.email_verified !== true)
    throw refusal('SingleSignOnAddressUnverified');
  if ((await findOwnerOfAddress(context, email.data)) !== workspaceId)
    throw refusal('SingleSignOnAddressForeign');
  return { provider, person: personOf(provider, claims, email.data) };
}

function personOf({ issuer }: SignOnProvider, claims: Claims, email: string) {
  return { identity: { issuer, subject: claims.sub }, email, ...namesOf(claims, email) };
}
