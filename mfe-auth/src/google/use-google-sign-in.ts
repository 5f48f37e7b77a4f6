import { useLocation, useNavigate } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { useState } from 'react';
import { loadOperations } from '../api/load-operations.js';
import { forgetDestination, useDestination } from '../destination.js';
import { serverMessage } from '../failures.js';
import { findSecondStep, type PendingStep } from '../second-step/pending-step.js';
import {
  googleFailedText,
  type OnAuthorizationAnswer,
  useAuthorization,
} from './use-authorization.js';

export interface UseGoogleSignInOptions {
  /** Message after signing in. */
  readonly welcome: string;
  readonly onFailure: (error: unknown) => void;
  /** The account asks for more than Google. */
  readonly onSecondStep: (step: PendingStep) => void;
}

/**
 * Signs in with Google: leaves for its page, and finishes when the browser comes back to this one. Where the deployment
 * has no Google sign-in it is not `offered`.
 */
export function useGoogleSignIn({ welcome, onFailure, onSecondStep }: UseGoogleSignInOptions) {
  const host = useHost();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const destination = useDestination();
  const [cancelled, setCancelled] = useState(false);

  function fail(error: unknown): void {
    // The specification (§8) has it logged. Only the sentence: the error itself carries the request with its token.
    // eslint-disable-next-line no-console
    console.error(`Google sign-in failed: ${serverMessage(error, 'no reason was given.')}`);
    onFailure(error);
  }

  const finish: OnAuthorizationAnswer = async (answer, pending) => {
    const from = pending?.destination ?? destination;
    await navigate(pathname, { replace: true, state: { from } });
    try {
      if (answer.kind === 'cancelled') return setCancelled(true);
      if (answer.kind === 'failed') throw new Error(googleFailedText);
      const { firebaseLogin } = await loadOperations();
      const { token, nonce } = answer;
      const tokens = await host.call(firebaseLogin, { body: { token, nonce } });
      await host.signIn(tokens, { remember: true });
      forgetDestination();
      host.notify({ kind: 'success', message: welcome });
      await navigate(from, { replace: true });
    } catch (error) {
      const step = findSecondStep(error);
      if (step) onSecondStep({ ...step, remember: true });
      else fail(error);
    }
  };
  const { offered, busy, leave } = useAuthorization(finish);

  function start(): void {
    setCancelled(false);
    leave({ destination }).catch(fail);
  }

  return { offered, busy, cancelled, start };
}
