import * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { useLocation, useNavigate } from '@shortlist/router';
import { ApiError, useHost } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { useCooldown } from '../../cooldown/use-cooldown.js';
import { forgetDestination, useDestination } from '../../destination.js';
import { serverMessage, unexpectedErrorText } from '../../failures.js';
import { findSecondStep, type PendingStep } from '../../second-step/pending-step.js';
import {
  consumePendingSignOn,
  readSignOnAnswer,
  type SignOnAnswer,
  storePendingSignOn,
  storeTestAnswer,
} from '../../sign-on/pending-sign-on.js';

const cancelledText = 'Your identity provider did not sign you in. Please try again.';
const lostText = 'This sign-in did not begin in this tab. Please begin again.';

/** The proof that an account still asks for before single sign-on opens it. */
export type SignOnStep =
  | { readonly kind: 'password'; readonly state: string }
  | { readonly kind: 'second-step'; readonly step: PendingStep };

/** Signs in at the provider of a workspace: leaves for its page, and finishes when the browser comes back. */
export function useSignOn() {
  const host = useHost();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const destination = useDestination();
  const { seconds, waitAfter } = useCooldown();
  const [busy, setBusy] = useState(() => readSignOnAnswer(search) !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const [step, setStep] = useState<SignOnStep | null>(null);
  const answered = useRef(false);

  async function run(action: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      waitAfter(error);
      setFailure(serverMessage(error, unexpectedErrorText));
      setBusy(false);
    }
  }

  async function enter(tokens: OperationResponse<typeof http.login>, to: string): Promise<void> {
    await host.signIn(tokens, { remember: true });
    forgetDestination();
    host.notify({ kind: 'success', message: 'Welcome! You are signed in.' });
    await navigate(to, { replace: true });
  }

  async function signIn(answer: SignOnAnswer, from: string): Promise<void> {
    // The code leaves the address bar and the history before anything else happens.
    await navigate(pathname, { replace: true, state: { from } });
    if ('error' in answer) throw new Error(cancelledText);
    try {
      await enter(await host.call(http.finishSingleSignOn, { body: answer }), from);
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'AccountProofNeeded') throw error;
      setStep({ kind: 'password', state: answer.state });
      setBusy(false);
    }
  }

  async function finish(answer: SignOnAnswer): Promise<void> {
    const pending = consumePendingSignOn();
    if (pending?.kind === 'test') {
      storeTestAnswer(answer);
      return window.location.replace(pending.page);
    }
    if (pending === null) {
      await navigate(pathname, { replace: true });
      throw new Error(lostText);
    }
    await signIn(answer, pending.destination);
  }

  useEffect(() => {
    // Once per visit, even where effects run twice: the answer is spent by the first.
    const answer = answered.current ? null : readSignOnAnswer(search);
    if (!answer) return;
    answered.current = true;
    void run(() => finish(answer));
  });

  const start = (email: string) =>
    run(async () => {
      const { url } = await host.call(http.beginSingleSignOn, { body: { email } });
      storePendingSignOn({ kind: 'sign-in', destination });
      window.location.assign(url);
    });

  /** Proves by its password that the account is the visitor's. */
  const prove = (state: string, password: string) =>
    run(async () => {
      try {
        const tokens = await host.call(http.linkSingleSignOn, { body: { state, password } });
        await enter(tokens, destination);
      } catch (error) {
        const secondStep = findSecondStep(error);
        if (!secondStep) throw error;
        setStep({ kind: 'second-step', step: { ...secondStep, remember: true } });
        setBusy(false);
      }
    });

  function startAgain(message: string | null): void {
    setStep(null);
    setFailure(message);
  }

  return { busy, failure, step, seconds, start, prove, startAgain, destination };
}
