import * as http from '@shortlist/contracts/http/resumes';
import type { Candidate, RejectionEmail } from '@shortlist/contracts/screening';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useRef } from 'react';
import { useMarks } from '../../../../../people/use-marks.js';
import { useScreeningStore } from '../../../../../people/use-screening.js';

/** What can be done with one person's draft besides writing it. Says in a toast when it did not work. */
export function useDraftActions(candidate: Candidate) {
  const { call, notify } = useHost();
  const { screening, totals, apply } = useScreeningStore();
  const mark = useMarks();
  const isBusy = useRef(false);

  /** Takes over a draft as the server has it now. */
  const take = (email: RejectionEmail) =>
    apply({ rows: [{ candidate, email }], removed: [], skipped: [], totals });
  const attempt = async (change: () => Promise<unknown>) => {
    // Pressed twice, it is done once.
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await change();
    } catch (error) {
      notify({ kind: 'error', message: errorMessage(error) });
    } finally {
      isBusy.current = false;
    }
  };
  return {
    take,
    reset: () =>
      attempt(async () => {
        const params = { id: screening.jobId, candidateId: candidate.id };
        take(await call(http.resetDraft, { params }));
        notify({ kind: 'success', message: 'This email follows the template again.' });
      }),
    keepBack: (keptBack: boolean) => attempt(() => mark([candidate.id], { keptBack })),
  };
}
