import { useNavigate } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../../api/load-operations.js';
import { forgetDestination, useDestination } from '../../destination.js';
import { findSecondStep, type PendingStep } from '../../second-step/pending-step.js';
import { describeSignInFailure, type SignInFailure } from './describe-sign-in-failure.js';

export interface SignInFields {
  readonly email: string;
  readonly password: string;
  readonly remember: boolean;
}

/**
 * Signs in with email and password, then goes on to where the visitor wanted to be; `onSecondStep` hears when the
 * account asks for more than the password.
 */
export function useSignIn(onSecondStep: (step: PendingStep) => void) {
  const host = useHost();
  const navigate = useNavigate();
  const destination = useDestination();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);

  async function signIn({ email, password, remember }: SignInFields): Promise<void> {
    if (email.trim() === '' || password.trim() === '') {
      setFailure({ message: 'Please fill in all required fields', unverified: false });
      return;
    }
    setBusy(true);
    setFailure(null);
    try {
      const { login } = await loadOperations();
      const tokens = await host.call(login, { body: { email: email.trim(), password } });
      await host.signIn(tokens, { remember });
      host.notify({ kind: 'success', message: 'Welcome! You are signed in.' });
      forgetDestination();
      await navigate(destination, { replace: true });
    } catch (error) {
      const step = findSecondStep(error);
      if (step) onSecondStep({ ...step, remember });
      else setFailure(describeSignInFailure(error));
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, signIn };
}
