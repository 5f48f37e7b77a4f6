import { emailAddress, id } from '@shortlist/contracts/entities';

/** The token that an Authorization header carries. */
export function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)/i.exec(authorization ?? '')?.[1];
}

/** The claims of an access token, unchecked; null where it is no token of ours: the service says so. */
function readClaims(token: string | undefined): object | null {
  const payload = /^[\w-]+\.([\w-]{1,4096})\./.exec(token ?? '')?.[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return claims === null ? null : Object(claims);
  } catch {
    return null;
  }
}

/**
 * An id or address that an access token says of itself; null where it says none. The signature is not looked at: the services refuse
 * what is forged, and without them it may decide only what anybody could get.
 */
export function readClaim(token: string | undefined, name: 'sid' | 'sub' | 'email'): string | null {
  const value: unknown = Reflect.get(readClaims(token) ?? {}, name);
  return (name === 'email' ? emailAddress : id).safeParse(value).data ?? null;
}

/** The revision of the user's workspaces and roles that an access token says of itself, unchecked; 0 where it says none. */
export function readRevision(token: string | undefined): number {
  const value: unknown = Reflect.get(readClaims(token) ?? {}, 'revision');
  return typeof value === 'number' ? value : 0;
}
