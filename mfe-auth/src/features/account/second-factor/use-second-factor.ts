import type { getSecondFactor } from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { useHost } from '@shortlist/web-kit';
import { useCallback, useEffect, useState } from 'react';
import { loadOperations } from '../../../api/load-operations.js';

/** Factors that the user has set up. */
export type SecondFactorState = OperationResponse<typeof getSecondFactor>;

type Loaded =
  | { readonly status: 'loading' | 'error'; readonly state: null }
  | { readonly status: 'ready'; readonly state: SecondFactorState };

/** Factors that the user has set up, kept on the page while they are loaded again. */
export function useSecondFactor() {
  const { call } = useHost();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'loading', state: null });

  const load = useCallback(
    async (signal?: AbortSignal): Promise<void> => {
      try {
        const operations = await loadOperations();
        const options = signal ? { signal } : {};
        const state = await call(operations.getSecondFactor, options);
        if (!signal?.aborted) setLoaded({ status: 'ready', state });
      } catch {
        // Said on the page, with a way to try again.
        if (!signal?.aborted) setLoaded({ status: 'error', state: null });
      }
    },
    [call],
  );

  useEffect(() => {
    const controller = new AbortController();
    void load(controller.signal);
    return () => controller.abort();
  }, [load]);

  const retry = () => {
    setLoaded({ status: 'loading', state: null });
    void load();
  };
  return { ...loaded, reload: () => void load(), retry };
}
