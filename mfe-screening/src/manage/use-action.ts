import { errorMessage } from '@shortlist/web-kit';
import { useState } from 'react';

export interface Action {
  /** Resolves to whether it succeeded; when not, `error` is the sentence about it until the next run. */
  readonly run: (act: () => Promise<unknown>) => Promise<boolean>;
  readonly busy: boolean;
  readonly error: string | null;
}

/** Something a press sets off: one at a time, and a failure is a sentence. */
export function useAction(): Action {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (act: () => Promise<unknown>) => {
    setBusy(true);
    setError(null);
    try {
      await act();
      return true;
    } catch (problem) {
      setError(errorMessage(problem));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, error };
}
