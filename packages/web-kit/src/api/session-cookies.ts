import { cookies } from '@shortlist/contracts/constants';

/**
 * Beside the two token cookies while a session is kept for the browser session only: what a cookie's lifetime is can't
 * be read back, and a refresh must give the new tokens the lifetime of the old.
 */
const sessionOnlyName = 'session_only';

export interface StoredTokens {
  readonly accessToken: string | null;
  readonly refreshToken: string | null;
}

export interface SessionCookies {
  /** Always read from the browser: another tab may have changed them. */
  readonly read: () => StoredTokens;
  /** Stores both tokens: for the specification's lifetimes, or for the browser session when `remember` is false. */
  readonly write: (
    tokens: { readonly token: string; readonly refreshToken: string },
    remember: boolean,
  ) => void;
  /** Whether the stored session outlives the browser session. */
  readonly isRemembered: () => boolean;
  readonly clear: () => void;
}

/** The session's cookies: readable by this site only, sent to no other, over https only where the page is. */
export function createSessionCookies(
  page: Pick<Document, 'cookie' | 'location'> = document,
): SessionCookies {
  const attributes = `; Path=${cookies.path}; SameSite=Strict${
    page.location.protocol === 'https:' ? '; Secure' : ''
  }`;
  const get = (name: string): string | null => {
    const prefix = `${name}=`;
    const entry = page.cookie.split('; ').find((part) => part.startsWith(prefix));
    const value = entry?.slice(prefix.length);
    return value ? safeDecode(value) : null;
  };
  const set = (name: string, value: string, maxAgeSeconds: number | null) => {
    const lifetime = maxAgeSeconds === null ? '' : `; Max-Age=${maxAgeSeconds}`;
    page.cookie = `${name}=${encodeURIComponent(value)}${lifetime}${attributes}`;
  };
  const { authToken, refreshToken } = cookies;

  return {
    read: () => ({ accessToken: get(authToken.name), refreshToken: get(refreshToken.name) }),
    write: (tokens, remember) => {
      set(authToken.name, tokens.token, remember ? authToken.maxAgeSeconds : null);
      set(refreshToken.name, tokens.refreshToken, remember ? refreshToken.maxAgeSeconds : null);
      set(sessionOnlyName, remember ? '' : '1', remember ? 0 : null);
    },
    isRemembered: () => get(sessionOnlyName) === null,
    clear: () => {
      for (const name of [authToken.name, refreshToken.name, sessionOnlyName]) set(name, '', 0);
    },
  };
}

function safeDecode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    // A cookie of someone else's making; the server will refuse what it says.
    return value;
  }
}
