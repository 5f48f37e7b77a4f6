import * as http from '@shortlist/contracts/http/resumes';
import type { Candidate, RejectionEmail } from '@shortlist/contracts/screening';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useRef } from 'react';
import { useMarks } from '../../../../../people/decisions/use-marks.js';
import { useScreeningStore } from '../../../../../people/store/use-screening.js';
import { useUndo } from '../../../../../people/undo/use-undo.js';

/** Actions for one person's draft besides writing it. A toast reports a failure. */
export function useDraftActions(candidate: Candidate) {
  const { call, notify } = useHost();
  const { screening, totals, apply } = useScreeningStore();
  const mark = useMarks();
  const { push } = useUndo();
  const isBusy = useRef(false);

  /** Takes over a draft as the server has it now. */
  const applyEmail = (email: RejectionEmail) =>
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
    applyEmail,
    /** `written` is what a person had made of it. */
    reset: (written: { readonly subject: string; readonly content: string }) =>
      attempt(async () => {
        const params = { id: screening.jobId, candidateId: candidate.id };
        applyEmail(await call(http.resetDraft, { params }));
        push({
          message: `The email to ${candidate.candidate} follows the template again.`,
          about: [candidate.id],
          undo: async () => {
            try {
              applyEmail(await call(http.editDraft, { params, body: written }));
              return 'Undone.';
            } catch (error) {
              notify({ kind: 'error', message: errorMessage(error) });
              return null;
            }
          },
        });
      }),
    keepBack: (keptBack: boolean) => attempt(() => mark([candidate.id], { keptBack })),
  };
}
