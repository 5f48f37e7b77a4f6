import { reportProblem, useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import type { Kept } from './describe-kept.js';

/** How much is kept for the user, asked again when `isAsked` turns true; null until it is known. */
export function useKept(isAsked: boolean): Kept | null {
  const { call } = useHost();
  const [kept, setKept] = useState<Kept | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      try {
        // Apart from the account's operations: nobody who signs in needs it.
        const { getKept } = await import('@shortlist/contracts/http/resumes');
        const answer = await call(getKept, { signal: left.signal });
        if (!left.signal.aborted) setKept(answer);
      } catch (error) {
        // Without the figures the page says the same in words.
        if (!left.signal.aborted) reportProblem('The stored data could not be counted.', error);
      }
    };
    void load();
    return () => left.abort();
  }, [call, isAsked]);
  return kept;
}
