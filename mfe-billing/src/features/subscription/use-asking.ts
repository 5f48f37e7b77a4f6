import { errorMessage, useHost } from '@shortlist/web-kit';
import { useState } from 'react';

/** Asking for Premium, which an operator then gives: plans can't be bought here yet. */
export function useAsking() {
  const { session, call, reloadUser, notify } = useHost();
  const [busy, setBusy] = useState(false);
  const [asked, setAsked] = useState(session.user?.askedFor ?? null);
  const [error, setError] = useState<string | null>(null);

  async function ask(): Promise<void> {
    if (busy) return;
    setBusy(true);
    setError(null);
    try {
      const { askForPlan } = await import('@shortlist/contracts/http/auth');
      const user = await call(askForPlan, { body: { plan: 'Premium' } });
      setAsked(user.askedFor ?? null);
      notify({ kind: 'success', message: 'You requested Premium. We’ll reply by email.' });
      // The menu and the other pages: what they show of the user may wait until they ask themselves.
      await reloadUser?.().catch(() => undefined);
    } catch (failure) {
      setError(errorMessage(failure));
    } finally {
      setBusy(false);
    }
  }

  return { asked, busy, error, ask };
}
