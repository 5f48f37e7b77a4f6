import { useLocation, useNavigate } from '@shortlist/router';
import { useEffect, useState } from 'react';

const storageKey = 'shortlist.invitation';

/** Path of this page with the secret, for coming back after signing in, in another tab too. */
export const invitationPath = (token: string) => `/invitation#token=${encodeURIComponent(token)}`;

/** An invitation that is accepted or over is not shown again in this tab. */
export const forgetInvitation = () => withStorage((storage) => storage.removeItem(storageKey));

/**
 * Secret of the invitation from the link's fragment, which the address loses at once; this tab remembers it. Null where the
 * page was opened without one.
 */
export function useInvitationToken(): string | null {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const given = new URLSearchParams(hash.slice(1)).get('token');
  const [token, setToken] = useState(
    () => given ?? withStorage((storage) => storage.getItem(storageKey)),
  );
  if (given && given !== token) setToken(given);

  useEffect(() => {
    if (!given) return;
    withStorage((storage) => storage.setItem(storageKey, given));
    void navigate(pathname, { replace: true });
  }, [given, navigate, pathname]);

  return token;
}

function withStorage<Result>(use: (storage: Storage) => Result): Result | null {
  try {
    return use(sessionStorage);
  } catch {
    // The browser allows no storage: the page itself remembers the secret until it is left.
    return null;
  }
}
