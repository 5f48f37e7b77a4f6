import { useNavigate } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../../../api/load-operations.js';
import { serverMessage, unexpectedErrorText } from '../../../failures.js';

const deletedText =
  'Your account was deleted, with everything that was kept for it. An email confirms it.';
/** Long enough to be read on a page that has just changed. */
const readingMs = 10_000;

/** Deletes the account with its password, and leaves for the landing page. */
export function useDeleteAccount() {
  const { call, notify, signOut } = useHost();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** Answers false when nothing was deleted; `problem` says why. */
  async function remove(password: string): Promise<boolean> {
    setProblem(null);
    if (password === '') {
      setProblem('Please enter your password.');
      return false;
    }
    setBusy(true);
    try {
      const { deleteAccount } = await loadOperations();
      await call(deleteAccount, { body: { password } });
    } catch (error) {
      setProblem(serverMessage(error, unexpectedErrorText));
      setBusy(false);
      return false;
    }
    // First: a page for signed-in users would send whoever is signed out to sign in.
    await navigate('/', { replace: true });
    await signOut();
    notify({ kind: 'success', message: deletedText, durationMs: readingMs });
    return true;
  }

  return { busy, problem, remove, forgetProblem: () => setProblem(null) };
}
