import * as http from '@shortlist/contracts/http/resumes';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { useScreeningChanges } from '../../../people/use-screening.js';

/** Why a note could not be saved. */
export interface NoteProblem {
  readonly sentence: string;
  /** The note that somebody else wrote meanwhile; null when that is not the reason. */
  readonly theirs: string | null;
}

/** Saves a note written in place of `before`; answers why it could not be saved, null when it was. */
export type SaveNote = (
  candidateId: string,
  note: string,
  before: string,
) => Promise<NoteProblem | null>;

/** Saves a note at each pause in typing; what undo takes back is the note as it was before the field was entered. */
export function useSaveNote(jobId: string): SaveNote {
  const { call } = useHost();
  const { apply } = useScreeningChanges();
  return useCallback(
    async (candidateId, note, before) => {
      try {
        const changed = await call(http.markCandidates, {
          params: { id: jobId },
          body: { candidateIds: [candidateId], note, noteBefore: before },
        });
        apply(changed);
        const [skipped] = changed.skipped;
        if (!skipped) return null;
        const now = changed.rows[0]?.candidate.note ?? before;
        const isTheirs = now.trim() !== before.trim();
        return { sentence: skipped.reason, theirs: isTheirs ? now : null };
      } catch (error) {
        return { sentence: errorMessage(error), theirs: null };
      }
    },
    [call, apply, jobId],
  );
}
