/** A token this close to its end is refreshed before it is used, in seconds; covers slow calls and a clock a little behind. */
const refreshMarginSeconds = 60;

/** Reads the claims of a JWT, unchecked; null when the text is no JWT. Only the server can tell whether they are true. */
export function readClaims(token: string): Readonly<Record<string, unknown>> | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(
      atob(payload.replace(/-/g, '+').replace(/_/g, '/')),
      (character) => character.charCodeAt(0),
    );
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return typeof claims === 'object' && claims !== null
      ? (claims as Record<string, unknown>)
      : null;
  } catch {
    // Not a JWT: the server decides what such a token is worth.
    return null;
  }
}

/** When a JWT ends, in milliseconds since 1970; null when the text is no JWT with an end. */
export function tokenExpiry(token: string): number | null {
  const exp = readClaims(token)?.['exp'];
  return typeof exp === 'number' ? exp * 1000 : null;
}

/** Whether a token has ended or is about to. A token whose end can't be read never is. */
export function isExpiring(token: string, now = Date.now()): boolean {
  const expiry = tokenExpiry(token);
  return expiry !== null && expiry - now < refreshMarginSeconds * 1000;
}
