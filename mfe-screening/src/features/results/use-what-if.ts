import * as http from '@shortlist/contracts/http/resumes';
import { useDeferredValue, useMemo, useState } from 'react';
import { useScreeningChanges } from '../../people/store/use-screening.js';
import { useUndo } from '../../people/undo/use-undo.js';
import { changesOf, movesOf, tryOut, type WhatIf } from '../../screening/scores/what-if.js';
import type { Screening } from '../../screening/screening.js';
import { useChange } from './use-change.js';

export type WhatIfState = ReturnType<typeof useWhatIf>;

/** Tries another weight of a criterion, or switches it off or on, by a formula. */
export type CriterionChange = (
  id: string,
  change: { readonly weight?: number; readonly enabled?: boolean },
  createScorer: NonNullable<WhatIf['createScorer']>,
) => void;

/** Settings being tried on a screening, their result, and the call that applies them. */
export function useWhatIf(screening: Screening) {
  const { comparisonScore, criteria, candidates: before } = screening;
  const [draft, setDraft] = useState<WhatIf | null>(null);
  const tried = draft ?? { comparisonScore, criteria };
  // The slider follows the hand; the lists come as soon as they are worked out.
  const shown = useDeferredValue(draft);
  const candidates = useMemo(
    () => (shown ? tryOut(screening, shown) : before),
    [screening, shown, before],
  );
  const moves = useMemo(() => movesOf(before, candidates), [before, candidates]);
  const changes = changesOf(tried, screening);
  const { changeable } = useScreeningChanges();
  const { push } = useUndo();
  const { run, busy, error, clearError } = useChange(http.rescoreJob);

  const change = (next: Partial<WhatIf>) => {
    clearError();
    setDraft({ ...tried, ...next });
  };
  const changeCriterion: CriterionChange = (id, next, createScorer) =>
    change({
      createScorer,
      criteria: tried.criteria.map((each) => (each.id === id ? { ...each, ...next } : each)),
    });
  const reset = () => {
    clearError();
    setDraft(null);
  };
  /** Answers true when it is so; `message` says what was done and offers to take it back. */
  const apply = async (message: string) => {
    if (!changes) return false;
    const params = { id: screening.jobId };
    const back = changesOf({ comparisonScore, criteria }, { ...screening, ...tried });
    const done = await run({ params, body: changes });
    if (!done) return false;
    setDraft(null);
    push({
      message,
      about: [],
      undo: async () => {
        const undone = await run({ params, body: back ?? {} });
        return undone ? 'Threshold and weights are restored.' : null;
      },
    });
    return true;
  };

  return {
    tried,
    candidates,
    moves,
    /** The threshold that the lists show, while another than the screening's is tried. */
    shownThreshold:
      shown && shown.comparisonScore !== comparisonScore ? shown.comparisonScore : null,
    changed: changes !== null,
    appliable: changeable,
    busy,
    error,
    change,
    changeCriterion,
    reset,
    apply,
  };
}
