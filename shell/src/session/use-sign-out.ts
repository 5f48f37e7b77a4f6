import { useCallback, useState } from 'react';
import type { HostApi } from '@shortlist/contracts';
import { useNavigate } from '@shortlist/router';

/** Signing out by the menu: ends the session and goes to /signin. `leaving` while it runs. */
export function useSignOut(host: HostApi): {
  readonly signOut: () => void;
  readonly leaving: boolean;
} {
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const { signOut: endSession } = host;
  const signOut = useCallback(() => {
    setLeaving(true);
    void endSession().finally(() => {
      void navigate('/signin');
      setLeaving(false);
    });
  }, [endSession, navigate]);
  return { signOut, leaving };
}
