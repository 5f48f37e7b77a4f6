import type { Plan } from '@shortlist/contracts/entities';
import { useCallback, useEffect, useState } from 'react';
import { fetchPlans } from './api/fetch-plans.js';

export type Plans =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly plans: readonly Plan[] };

/** The plans of the plan file, and a way to ask for them again. */
export function usePlans(): { readonly result: Plans; readonly reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<Plans>({ status: 'loading' });

  useEffect(() => {
    const leaving = new AbortController();
    fetchPlans(leaving.signal).then(
      (plans) => setResult({ status: 'ready', plans }),
      () => {
        // The visitor can only ask again, whatever the error in the file.
        if (!leaving.signal.aborted) setResult({ status: 'error' });
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  const reload = useCallback(() => {
    setResult({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);

  return { result, reload };
}
