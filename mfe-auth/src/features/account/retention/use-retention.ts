import type { Retention } from '@shortlist/contracts/http/resumes';
import { useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadModule } from '../../../api/load-module.js';
import { type LoadOptions, useLoaded } from '../use-loaded.js';
import { useSubmit } from '../use-submit.js';
import { monthsText } from './describe-retention.js';

export const loadOperations = () => loadModule(() => import('@shortlist/contracts/http/resumes'));

async function load({ call, signal }: LoadOptions): Promise<Retention> {
  const { getRetention } = await loadOperations();
  return call(getRetention, { signal });
}

/** How long screenings are kept, and what is chosen but not saved yet. */
export function useRetention() {
  const { call, notify } = useHost();
  const { value: retention, setValue: setRetention, problem: loadProblem, retry } = useLoaded(load);
  const [chosen, setChosen] = useState<number | null>(null);
  const { busy, problem, submit, setProblem } = useSubmit();

  function choose(months: number): void {
    // The field is not disabled meanwhile: it would lose the focus.
    if (busy) return;
    setProblem(null);
    setChosen(months === retention?.months ? null : months);
  }

  const save = () =>
    submit(async () => {
      if (chosen === null) return;
      const operations = await loadOperations();
      setRetention(
        await call(operations.setRetention, { body: { months: chosen as 1 | 3 | 6 | 12 } }),
      );
      setChosen(null);
      notify({ kind: 'success', message: `Screenings are kept for ${monthsText(chosen)} now.` });
    });

  return {
    retention,
    setRetention,
    chosen,
    busy,
    problem: problem ?? loadProblem,
    retry: loadProblem === null ? null : retry,
    choose,
    save,
  };
}
