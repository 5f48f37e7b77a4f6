import type { ChangedRows } from '@shortlist/contracts/people';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { useUnsentQueue } from '../../unsent/unsent-context.js';
import { usePeople } from '../store/people-context.js';

/**
 * Changes whose files are whose, and the page after it. Answers true when it succeeded; why it failed is said in a toast.
 */
export function useRegroup(): (post: (jobId: string) => Promise<ChangedRows>) => Promise<boolean> {
  const { jobId, store, inTurn } = usePeople();
  const { notify } = useHost();
  const queue = useUnsentQueue();

  return useCallback(
    async (post) => {
      if (!store) return false;
      try {
        await inTurn(async () => {
          // Earlier decisions are about the persons as they were.
          await queue.idle();
          store.apply(await post(jobId));
        });
        return true;
      } catch (error) {
        notify({ kind: 'error', message: errorMessage(error) });
        return false;
      }
    },
    [jobId, store, inTurn, queue, notify],
  );
}
