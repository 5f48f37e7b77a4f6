import { useNavigate } from '@shortlist/router';
import { errorMessage, useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../api/load-operations.js';
import { useCooldown } from '../cooldown/use-cooldown.js';
import { forgetDestination, useDestination } from '../destination.js';
import { isOver, usePasskeySignIn } from '../passkeys/use-passkey-sign-in.js';
import type { PendingStep } from './pending-step.js';

/** A person's proof of the second factor. */
export interface SecondStepFields {
  readonly code?: string;
  readonly recoveryCode?: string;
  readonly rememberDevice: boolean;
}

export interface UseSecondStepOptions {
  readonly step: PendingStep;
  /** The sign-in is over and begins again, with the sentence why. */
  readonly onOver: (message: string) => void;
}

/** Finishes a sign-in by its second step, then goes on to where the visitor wanted to be. */
export function useSecondStep({ step: { ticket, remember }, onOver }: UseSecondStepOptions) {
  const host = useHost();
  const navigate = useNavigate();
  const destination = useDestination();
  const { seconds, waitAfter } = useCooldown();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function finish(fields: SecondStepFields): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      const { completeSignIn } = await loadOperations();
      const tokens = await host.call(completeSignIn, { body: { ticket, ...fields } });
      await host.signIn(tokens, { remember });
      host.notify({ kind: 'success', message: 'Welcome! You are signed in.' });
      forgetDestination();
      await navigate(destination, { replace: true });
    } catch (error) {
      waitAfter(error);
      const message = errorMessage(error);
      if (isOver(error)) onOver(message);
      else setFailure(message);
    } finally {
      setBusy(false);
    }
  }

  const passkeys = usePasskeySignIn({
    ticket,
    remember,
    onFailure: (message, error) => (isOver(error) ? onOver(message) : setFailure(message)),
  });

  async function askForPasskey(rememberDevice: boolean): Promise<void> {
    setFailure(null);
    await passkeys.start(rememberDevice);
  }

  return {
    busy: busy || passkeys.busy,
    failure,
    seconds,
    fail: setFailure,
    finish,
    askForPasskey,
  };
}
