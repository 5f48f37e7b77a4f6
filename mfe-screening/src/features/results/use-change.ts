import { rowPages } from '@shortlist/contracts/constants';
import type { JobDetail } from '@shortlist/contracts/job';
import type { Operation, OperationResponse } from '@shortlist/contracts/operation';
import type { CallInput } from '@shortlist/host-api';
import { ApiError, errorMessage, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useScreeningChanges, useScreeningState } from '../../people/store/use-screening.js';

/** An operation that answers with the changed job. */
type ChangingOperation<Op extends Operation> = JobDetail extends OperationResponse<Op> ? Op : never;

/**
 * Calls an operation that changes the job and shows the changed job; the people of a long one are loaded again page by page. `run` answers true when it succeeded; when not,
 * `error` is the sentence about it until the next run.
 */
export function useChange<Op extends Operation>(operation: ChangingOperation<Op>) {
  const { call } = useHost();
  const { replaceJob, reload } = useScreeningChanges();
  const state = useScreeningState();
  // A whole answer about thousands of people would be hundreds of megabytes.
  const isLong = state.status === 'ready' && state.totals.candidates > rowPages.max;
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);

  const run = async (input: CallInput<Op>): Promise<boolean> => {
    setBusy(true);
    setProblem(null);
    try {
      const brief = { ...input, query: { answer: 'brief' } };
      const job = await call<Op>(operation, isLong ? (brief as typeof input) : input);
      if (isLong) {
        await reload();
        return true;
      }
      // The change is on the page before the caller goes on, to put the focus where it belongs.
      flushSync(() => replaceJob(job as JobDetail));
      return true;
    } catch (thrown) {
      setProblem(thrown);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    run,
    busy,
    error: problem === null ? null : errorMessage(problem),
    /** The operation's name for what went wrong; null when it has none. */
    reason: problem instanceof ApiError ? problem.reason : null,
    clearError: () => setProblem(null),
  };
}
