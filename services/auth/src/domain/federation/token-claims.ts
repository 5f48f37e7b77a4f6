import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { IdentityProvider } from './identity-provider.js';

/** Claims read from an id token whose signature, issuer and dates are valid. */
const tokenClaims = z.object({
  /** OpenID Connect Core §2: at most 255 ASCII characters. */
  sub: z.string().regex(/^[\x21-\x7e]{1,255}$/),
  aud: z.union([z.string(), z.array(z.string())]).transform((value) => [value].flat()),
  azp: z.string().optional(),
  nonce: z.string().optional(),
  auth_time: z.number().optional(),
  email: z.string().optional(),
  // `true` as text, which some write, is no proof.
  email_verified: z.unknown().optional(),
  given_name: z.string().optional().catch(undefined),
  family_name: z.string().optional().catch(undefined),
  name: z.string().optional().catch(undefined),
  /** Of Firebase: how the person signed in there. */
  firebase: z.object({ sign_in_provider: z.string() }).optional(),
});
export type TokenClaims = z.output<typeof tokenClaims>;

/** Seconds by which our clock and the provider's may differ. */
export const clockSkewSeconds = 60;

export interface ClaimsContext {
  readonly provider: IdentityProvider;
  /** Secret that the browser kept when it began the sign-in. */
  readonly nonce: string | undefined;
  readonly now: Date;
}

/** Hash of a nonce, as a request carries it; only its sender knows the nonce. */
function hashNonce(nonce: string): string {
  return createHash('sha256').update(nonce).digest('base64url');
}

function provesRequest({ nonce: hashed }: TokenClaims, { provider, nonce }: ClaimsContext) {
  if (!provider.hasNonce) return true;
  return nonce !== undefined && hashed === hashNonce(nonce);
}

/** Reads the claims, or says in a word which of them does not hold (OpenID Connect Core §3.2.2.11). */
export function readClaims(payload: unknown, context: ClaimsContext): TokenClaims | string {
  const { provider, now } = context;
  const parsed = tokenClaims.safeParse(payload);
  if (!parsed.success) return 'claims';
  const claims = parsed.data;
  const isOurs = (client: string) => provider.audiences.includes(client);
  if (!claims.aud.every(isOurs)) return 'audience';
  if (claims.azp !== undefined && !isOurs(claims.azp)) return 'authorized-party';
  if (!provesRequest(claims, context)) return 'nonce';
  if ((claims.auth_time ?? 0) > now.getTime() / 1000 + clockSkewSeconds) return 'auth-time';
  // A project may let people in by other ways; only Google's word about an address is taken.
  if (provider.name === 'firebase' && claims.firebase?.sign_in_provider !== 'google.com')
    return 'sign-in-provider';
  return claims;
}
