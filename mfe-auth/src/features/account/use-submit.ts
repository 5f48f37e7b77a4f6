import { useState } from 'react';
import { serverMessage, unexpectedErrorText } from '../../failures.js';

/** Runs one thing at a time for a button, and keeps what went wrong as a sentence. */
export function useSubmit() {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(run: () => Promise<void>): Promise<void> {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await run();
    } catch (error) {
      setProblem(serverMessage(error, unexpectedErrorText));
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, submit, setProblem };
}
