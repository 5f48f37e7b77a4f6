import type * as http from '@shortlist/contracts/http/email';
import type { CallInput } from '@shortlist/host-api';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { useOutboxOfPage } from './outbox-context.js';

type ChangingOperation = typeof http.stopRejections | typeof http.sendRejectionsNow;

/**
 * Stops waiting emails or sends them at once; without ids all. Answers true when it succeeded, and says in a toast when
 * it did not. Asking twice changes nothing.
 */
export function useOutboxChange(
  operation: ChangingOperation,
): (candidateIds?: readonly string[]) => Promise<boolean> {
  const { call, notify } = useHost();
  const { jobId, apply, refresh } = useOutboxOfPage();

  return useCallback(
    async (candidateIds) => {
      if (jobId === null) return false;
      try {
        const body = candidateIds ? { candidateIds: [...candidateIds] } : {};
        const input: CallInput<ChangingOperation> = { params: { jobId }, body };
        apply(await call(operation, input));
        return true;
      } catch (error) {
        notify({ kind: 'error', message: errorMessage(error) });
        // The answer may have been lost on its way: the outbox says what became of it.
        refresh();
        return false;
      }
    },
    [call, notify, jobId, apply, refresh, operation],
  );
}
