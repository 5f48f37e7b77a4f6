import type { Operation, OperationResponse } from '@shortlist/contracts/operation';
import type { CallInput } from '@shortlist/host-api';
import { useCallback, useEffect, useState } from 'react';
import { useHost } from './HostProvider.js';

export type OperationState<Data> =
  | { readonly status: 'loading'; readonly data: undefined; readonly error: undefined }
  | { readonly status: 'error'; readonly data: undefined; readonly error: unknown }
  | { readonly status: 'ready'; readonly data: Data; readonly error: undefined };

const loading = { status: 'loading', data: undefined, error: undefined } as const;

/**
 * Calls a reading operation when the component appears and whenever its params change, and keeps the answer. An answer
 * that comes after the component left, or after another call, is dropped. `reload` keeps what is shown until the new
 * answer is there.
 */
export function useOperation<Op extends Operation>(
  operation: Op,
  input?: Pick<CallInput<Op>, 'params' | 'body'>,
): OperationState<OperationResponse<Op>> & { readonly reload: () => void } {
  const { call } = useHost();
  const [round, setRound] = useState(0);
  const [state, setState] = useState<OperationState<OperationResponse<Op>>>(loading);
  const inputKey = JSON.stringify(input ?? {});

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const settle = (next: OperationState<OperationResponse<Op>>) => {
      if (!signal.aborted) setState(next);
    };
    call(operation, { ...(JSON.parse(inputKey) as CallInput<Op>), signal }).then(
      (data) => settle({ status: 'ready', data, error: undefined }),
      (error: unknown) => settle({ status: 'error', data: undefined, error }),
    );
    return () => controller.abort();
  }, [call, operation, inputKey, round]);

  const [shownKey, setShownKey] = useState(inputKey);
  if (shownKey !== inputKey) {
    // Another thing is asked for: what is here belongs to the last one.
    setShownKey(inputKey);
    setState(loading);
  }

  const reload = useCallback(() => {
    setState((current) => (current.status === 'error' ? loading : current));
    setRound((count) => count + 1);
  }, []);

  return { ...state, reload };
}
