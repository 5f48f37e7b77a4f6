import { useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../api/load-operations.js';
import { useCooldown } from '../cooldown/use-cooldown.js';
import { invalidEmailText, isEmailAddress } from '../field-checks.js';

/** Message once it was sent (specification §8). */
export const resentText = 'Verification email sent! Please check your inbox.';

export interface UseResendOptions {
  readonly describeFailure: (error: unknown) => string;
  readonly onSent: () => void;
}

/** Asks for the verification email again. Nothing is sent for an empty address. */
export function useResend({ describeFailure, onSent }: UseResendOptions) {
  const host = useHost();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { seconds, waitAfter } = useCooldown();

  async function resend(typed: string): Promise<void> {
    const email = typed.trim();
    if (email === '' || busy || seconds > 0) return;
    if (!isEmailAddress(email)) {
      setProblem(invalidEmailText);
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      const { resendVerification } = await loadOperations();
      await host.call(resendVerification, { body: { email } });
      host.notify({ kind: 'success', message: resentText });
      onSent();
    } catch (error) {
      waitAfter(error);
      setProblem(describeFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, problem, seconds, resend };
}
