import { useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { serverMessage, unexpectedErrorText } from '../../failures.js';

/** Means by which an answer is requested. */
export interface LoadOptions {
  readonly call: ReturnType<typeof useHost>['call'];
  readonly signal: AbortSignal;
}

/**
 * Loads something once its section is shown; `load` must be the same function at each drawing. `value` is null before it is
 * there, `problem` a sentence when it could not be had.
 */
export function useLoaded<Value>(load: (options: LoadOptions) => Promise<Value>) {
  const { call } = useHost();
  const [value, setValue] = useState<Value | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);

  useEffect(() => {
    const left = new AbortController();
    const begin = async () => {
      try {
        const answer = await load({ call, signal: left.signal });
        if (left.signal.aborted) return;
        setValue(answer);
        setProblem(null);
      } catch (error) {
        if (!left.signal.aborted) setProblem(serverMessage(error, unexpectedErrorText));
      }
    };
    void begin();
    return () => left.abort();
  }, [call, load, tries]);

  return { value, setValue, problem, retry: () => setTries((count) => count + 1) };
}
