import type { Retention } from '@shortlist/contracts/http/resumes';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { loadModule } from '../../../api/load-module.js';
import { serverMessage, unexpectedErrorText } from '../../../failures.js';
import { useSubmit } from '../use-submit.js';
import { monthsText } from './describe-retention.js';

const loadOperations = () => loadModule(() => import('@shortlist/contracts/http/resumes'));

/** How long screenings are kept, and what is chosen but not saved yet. */
export function useRetention() {
  const { call, notify } = useHost();
  const [retention, setRetention] = useState<Retention | null>(null);
  const [loadProblem, setLoadProblem] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const [chosen, setChosen] = useState<number | null>(null);
  const { busy, problem, submit, setProblem } = useSubmit();

  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      try {
        const { getRetention } = await loadOperations();
        const answer = await call(getRetention, { signal: left.signal });
        if (left.signal.aborted) return;
        setRetention(answer);
        setLoadProblem(null);
      } catch (error) {
        if (!left.signal.aborted) setLoadProblem(serverMessage(error, unexpectedErrorText));
      }
    };
    void load();
    return () => left.abort();
  }, [call, tries]);

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
      setRetention(await call(operations.setRetention, { body: { months: chosen } }));
      setChosen(null);
      notify({ kind: 'success', message: `Screenings are kept for ${monthsText(chosen)} now.` });
    });

  return {
    retention,
    chosen,
    busy,
    problem: problem ?? loadProblem,
    retry: loadProblem === null ? null : () => setTries((count) => count + 1),
    choose,
    save,
  };
}
