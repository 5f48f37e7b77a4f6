import { useLocation, useNavigate } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import { loadOperations } from '../api/load-operations.js';
import { forgetDestination, useDestination } from '../destination.js';
import { serverMessage } from '../failures.js';
import { findSecondStep, type PendingStep } from '../second-step/pending-step.js';
import {
  createAuthorizationUrl,
  type GoogleProvider,
  hasAuthorizationAnswer,
  readAuthorizationAnswer,
} from './authorization.js';
import { storePendingAuthorization, takePendingAuthorization } from './pending-authorization.js';

export interface UseGoogleSignInOptions {
  /** What to say once signed in. */
  readonly welcome: string;
  readonly onFailure: (error: unknown) => void;
  /** The account asks for more than Google. */
  readonly onSecondStep: (step: PendingStep) => void;
}

/** The specification's sentence (§8). */
export const googleFailedText = 'Google sign-in failed. Please try again.';

/** A page that the browser kept while the visitor was away is shown as it was left: busy, though nothing runs. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onReturn();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, [onReturn]);
}

/**
 * Signs in with Google: leaves for its page, and finishes when the browser comes back to this one. Where the deployment
 * has no Google sign-in it is not `offered`.
 */
export function useGoogleSignIn({ welcome, onFailure, onSecondStep }: UseGoogleSignInOptions) {
  const host = useHost();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const destination = useDestination();
  const [busy, setBusy] = useState(() => hasAuthorizationAnswer(hash));
  const [cancelled, setCancelled] = useState(false);
  const answered = useRef(false);
  const provider = host.config.features.googleSignIn ? host.config.googleSignIn : undefined;
  useReturn(useCallback(() => setBusy(false), []));

  function fail(error: unknown): void {
    // The specification (§8) has it logged. Only the sentence: the error itself carries the request with its token.
    // eslint-disable-next-line no-console
    console.error(`Google sign-in failed: ${serverMessage(error, 'no reason was given.')}`);
    onFailure(error);
  }

  async function finish(fragment: string): Promise<void> {
    const pending = takePendingAuthorization();
    const answer = readAuthorizationAnswer(fragment, pending);
    const from = pending?.destination ?? destination;
    // The token leaves the address bar and the history before anything else happens.
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
    } finally {
      setBusy(false);
    }
  }

  useEffect(() => {
    // Once per visit, even where effects run twice: the answer is spent by the first.
    if (answered.current || !hasAuthorizationAnswer(hash)) return;
    answered.current = true;
    void finish(hash);
  });

  async function leaveFor(target: GoogleProvider): Promise<void> {
    setBusy(true);
    setCancelled(false);
    const pending = { state: crypto.randomUUID(), nonce: crypto.randomUUID(), destination };
    const here = `${window.location.origin}${pathname}`;
    try {
      storePendingAuthorization(pending);
      window.location.assign(await createAuthorizationUrl(target, here, pending));
    } catch (error) {
      // The browser keeps nothing for this site, or does no cryptography for an address without https.
      fail(error);
      setBusy(false);
    }
  }

  function start(): void {
    if (provider) void leaveFor(provider);
  }

  return { offered: provider !== undefined, busy, cancelled, start };
}
