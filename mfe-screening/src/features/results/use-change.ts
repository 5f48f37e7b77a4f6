import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { CallInput, JobDetail, Operation, OperationResponse } from '@shortlist/contracts';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useJobChanged } from './job-changes.js';

/** An operation that answers with the changed job. */
type ChangingOperation<Op extends Operation> = JobDetail extends OperationResponse<Op> ? Op : never;

/**
 * Calls an operation that changes the job and hands the changed job on. `run` answers true when it succeeded; when
 * not, `error` is the sentence about it until the next run.
 */
export function useChange<Op extends Operation>(operation: ChangingOperation<Op>) {
  const { call } = useHost();
  const onChanged = useJobChanged();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  const run = async (input: CallInput<Op>): Promise<boolean> => {
    setBusy(true);
    setError(null);
    try {
      const job = await call<Op>(operation, input);
      // What was changed is on the page before the caller goes on, to put the focus where it belongs.
      flushSync(() => onChanged?.(job as JobDetail));
      return true;
    } catch (problem) {
      setError(errorMessage(problem));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { run, busy, error, clearError: () => setError(null) };
}
