import * as http from '@shortlist/contracts/http/resumes';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { useScreeningChanges } from '../../../people/use-screening.js';

/**
 * Saves a note at each pause in typing; what undo takes back is the note as it was before the field was entered. Answers
 * the sentence why it could not be saved, null when it was.
 */
export function useSaveNote(
  jobId: string,
): (candidateId: string, note: string) => Promise<string | null> {
  const { call } = useHost();
  const { apply } = useScreeningChanges();
  return useCallback(
    async (candidateId, note) => {
      try {
        const changed = await call(http.markCandidates, {
          params: { id: jobId },
          body: { candidateIds: [candidateId], note },
        });
        apply(changed);
        return changed.skipped[0]?.reason ?? null;
      } catch (error) {
        return errorMessage(error);
      }
    },
    [call, apply, jobId],
  );
}
