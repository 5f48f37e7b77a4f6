import { emailAddress, id } from '@shortlist/contracts/entities';

/** The token that an Authorization header carries. */
export function readBearer(authorization: string | undefined): string | undefined {
  return /^Bearer (\S+)/i.exec(authorization ?? '')?.[1];
}

/**
 * An id or address that an access token says of itself; null where it says none. The signature is not looked at: the services refuse
 * what is forged, and without them it may decide only what anybody could get.
 */
export function readClaim(token: string | undefined, name: 'sid' | 'sub' | 'email'): string | null {
  const payload = /^[\w-]+\.([\w-]{1,4096})\./.exec(token ?? '')?.[1];
  if (payload === undefined) return null;
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const value: unknown = claims === null ? undefined : Reflect.get(Object(claims), name);
    return (name === 'email' ? emailAddress : id).safeParse(value).data ?? null;
  } catch {
    // Not a token of ours: the service says so.
    return null;
  }
}
