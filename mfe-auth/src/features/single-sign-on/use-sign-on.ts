import * as http from '@shortlist/contracts/http/auth';
import { useLocation, useNavigate } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { forgetDestination, useDestination } from '../../destination.js';
import { serverMessage, unexpectedErrorText } from '../../failures.js';
import {
  consumePendingSignOn,
  readSignOnAnswer,
  type SignOnAnswer,
  storePendingSignOn,
  storeTestAnswer,
} from '../../sign-on/pending-sign-on.js';

const cancelledText = 'Your identity provider did not sign you in. Please try again.';
const lostText = 'This sign-in did not begin in this tab. Please begin again.';

/** Signs in at the provider of a workspace: leaves for its page, and finishes when the browser comes back. */
export function useSignOn() {
  const host = useHost();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const destination = useDestination();
  const [busy, setBusy] = useState(() => readSignOnAnswer(search) !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const answered = useRef(false);

  async function run(action: () => Promise<void>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await action();
    } catch (error) {
      setFailure(serverMessage(error, unexpectedErrorText));
      setBusy(false);
    }
  }

  async function signIn(answer: SignOnAnswer, from: string): Promise<void> {
    // The code leaves the address bar and the history before anything else happens.
    await navigate(pathname, { replace: true, state: { from } });
    if ('error' in answer) throw new Error(cancelledText);
    const tokens = await host.call(http.finishSingleSignOn, { body: answer });
    await host.signIn(tokens, { remember: true });
    forgetDestination();
    host.notify({ kind: 'success', message: 'Welcome! You are signed in.' });
    await navigate(from, { replace: true });
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

  return { busy, failure, start, destination };
}
