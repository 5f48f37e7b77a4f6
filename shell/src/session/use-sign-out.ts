import type { HostApi } from '@shortlist/host-api';
import { useLocation, useNavigate } from '@shortlist/router';
import { useCallback, useState } from 'react';

/**
 * Signing out by the menu: ends the session and goes to /signin. `left` says that the page shown is the one it was done
 * on: anyone who leaves by themselves is not brought back there after signing in.
 */
export function useSignOut(host: HostApi): {
  readonly signOut: () => void;
  readonly left: boolean;
} {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [leftKey, setLeftKey] = useState<string | null>(null);
  const { signOut: endSession } = host;
  const signOut = useCallback(() => {
    setLeftKey(key);
    // Replaced and not pushed: the guard may have gone there already, and Back must not lead to /signin twice.
    void endSession().finally(() => void navigate('/signin', { replace: true }));
  }, [endSession, key, navigate]);
  return { signOut, left: leftKey === key };
}
