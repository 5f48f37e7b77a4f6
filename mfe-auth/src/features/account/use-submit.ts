import { useState } from 'react';
import { serverMessage, unexpectedErrorText } from '../../failures.js';

/** Runs one thing at a time for a button, and keeps what went wrong as a sentence. */
export function useSubmit(initialProblem: string | null = null) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(initialProblem);

  /** Answers false where it failed, and where something runs already. */
  async function submit(run: () => Promise<void>): Promise<boolean> {
    if (busy) return false;
    setBusy(true);
    setProblem(null);
    try {
      await run();
      return true;
    } catch (error) {
      setProblem(serverMessage(error, unexpectedErrorText));
      return false;
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, submit, setProblem };
}
