import type { Candidate } from '@shortlist/contracts/screening';
import { useCandidate } from '../../people/store/use-candidate.js';

/** With what people decided and marked as the list has it: there it shows before the server has answered. */
function withMarksOf(full: Candidate, row: Candidate) {
  const { status, override, starred, note, tags, mail, score } = row;
  const known = { ...full, status, override, starred, note, tags, mail } as Candidate;
  // The row has the score at once with the mark that it waited for.
  const isLate = full.hiddenUntilMarked && !row.hiddenUntilMarked;
  return isLate ? { ...known, score, hiddenUntilMarked: false } : known;
}

/** A candidate of the list, with the evidence of a file once it is here. */
export function useShownCandidate(row: Candidate, chosenFile: string | null) {
  const counted = row.fileId ?? row.id;
  const file = chosenFile ?? counted;
  const state = useCandidate(row.id, file === counted ? undefined : file);
  const candidate = state.data ? withMarksOf(state.data.candidate, row) : row;
  const named = row.files?.find(({ id }) => id === file) ?? row;
  return {
    candidate,
    file,
    error: state.status === 'error' ? state.error : null,
    retry: state.retry,
    hasDraft: state.data ? state.data.email !== null : false,
    /** Name under which the file that is shown was sent. */
    fileName: candidate.part?.fileName ?? named.fileName,
  };
}
