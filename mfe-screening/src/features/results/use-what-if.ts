import * as http from '@shortlist/contracts/http/resumes';
import { useMemo, useState } from 'react';
import { useScreeningChanges } from '../../people/use-screening.js';
import type { Screening } from '../../screening/screening.js';
import { changesOf, tryOut, type WhatIf } from '../../screening/what-if.js';
import { useChange } from './use-change.js';

/** What is tried out on a screening, how it would come out, and the call that makes it so. */
export function useWhatIf(screening: Screening) {
  const { comparisonScore, criteria } = screening;
  const [draft, setDraft] = useState<WhatIf | null>(null);
  const tried = draft ?? { comparisonScore, criteria };
  const candidates = useMemo(
    () => tryOut(screening, draft ?? { comparisonScore, criteria }),
    [screening, draft, comparisonScore, criteria],
  );
  const changes = changesOf(tried, screening);
  const { changeable: appliable } = useScreeningChanges();
  const { run, busy, error, clearError } = useChange(http.rescoreJob);

  const change = (next: Partial<WhatIf>) => {
    clearError();
    setDraft({ ...tried, ...next });
  };
  const changeCriterion = (id: string, next: { weight?: number; enabled?: boolean }) =>
    change({
      criteria: tried.criteria.map((each) => (each.id === id ? { ...each, ...next } : each)),
    });
  const reset = () => {
    clearError();
    setDraft(null);
  };
  const apply = async () => {
    if (!changes) return false;
    const done = await run({ params: { id: screening.jobId }, body: changes });
    if (done) setDraft(null);
    return done;
  };

  return {
    tried,
    candidates,
    changed: changes !== null,
    appliable,
    busy,
    error,
    change,
    changeCriterion,
    reset,
    apply,
  };
}
