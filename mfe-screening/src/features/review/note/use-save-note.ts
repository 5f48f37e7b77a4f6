import type { Candidate } from '@shortlist/contracts/screening';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback } from 'react';
import { useUnsentQueue } from '../../../unsent/unsent-context.js';

/** Outcome of saving a note. */
export type NoteOutcome =
  | { readonly status: 'saved' }
  /** It is saved as soon as the server can be reached. */
  | { readonly status: 'waiting' }
  | {
      readonly status: 'problem';
      readonly sentence: string;
      /** The note that somebody else wrote meanwhile; null when that is not the reason. */
      readonly theirs: string | null;
    };

/** Saves a note written in place of `before`. */
export type SaveNote = (note: string, before: string) => Promise<NoteOutcome>;

/** Saves notes about a candidate at each pause in typing; what undo takes back is the note as it was before the field was entered. */
export function useSaveNote(
  jobId: string,
  { id, candidate: name }: Pick<Candidate, 'id' | 'candidate'>,
): SaveNote {
  const { session } = useHost();
  const queue = useUnsentQueue();
  const by = session.user?.email ?? '';
  return useCallback(
    async (note, before) => {
      const body = { candidateIds: [id], note, noteBefore: before };
      const outcome = await queue.add({ kind: 'marks', jobId, by, names: { [id]: name }, body })
        .first;
      if (outcome.status === 'waiting') return outcome;
      if (outcome.status === 'refused') {
        return { status: 'problem', sentence: errorMessage(outcome.error), theirs: null };
      }
      const { rows, skipped } = outcome.answer;
      const [left] = skipped;
      if (!left) return { status: 'saved' };
      const now = rows[0]?.candidate.note ?? before;
      const isTheirs = now.trim() !== before.trim();
      return { status: 'problem', sentence: left.reason, theirs: isTheirs ? now : null };
    },
    [queue, jobId, by, id, name],
  );
}
