import { useLocation, useNavigate } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { loadOperations } from '../api/load-operations.js';
import { useDestination } from '../destination.js';
import { serverMessage } from '../failures.js';
import {
  createAuthorizationUrl,
  hasAuthorizationAnswer,
  readAuthorizationAnswer,
} from './authorization.js';
import { storePendingAuthorization, takePendingAuthorization } from './pending-authorization.js';

export interface UseGoogleSignInOptions {
  /** What to say once signed in. */
  readonly welcome: string;
  readonly onFailure: (error: unknown) => void;
}

/**
 * Signs in with Google: leaves for its page, and finishes when the browser comes back to this one.
 * Where the deployment has no Google sign-in, `start` says so.
 */
export function useGoogleSignIn({ welcome, onFailure }: UseGoogleSignInOptions) {
  const host = useHost();
  const navigate = useNavigate();
  const { pathname, hash } = useLocation();
  const destination = useDestination();
  const [busy, setBusy] = useState(() => hasAuthorizationAnswer(hash));
  const answered = useRef(false);
  const provider = host.config.features.googleSignIn ? host.config.googleSignIn : undefined;

  async function finish(fragment: string): Promise<void> {
    const pending = takePendingAuthorization();
    const answer = readAuthorizationAnswer(fragment, pending);
    const from = pending?.destination ?? destination;
    // The token leaves the address bar and the history before anything else happens.
    await navigate(pathname, { replace: true, state: { from } });
    try {
      if (answer.kind !== 'token') throw new Error('Google did not sign this person in.');
      const { firebaseLogin } = await loadOperations();
      const tokens = await host.call(firebaseLogin, { body: { token: answer.token } });
      await host.signIn(tokens, { remember: true });
      host.notify({ kind: 'success', message: welcome });
      await navigate(from, { replace: true });
    } catch (error) {
      // The specification (§8) has it logged. Only the sentence: the error itself carries the request with its token.
      // eslint-disable-next-line no-console
      console.error(`Google sign-in failed: ${serverMessage(error, 'no reason was given.')}`);
      onFailure(error);
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

  async function explainMissing(): Promise<void> {
    try {
      const { firebaseLogin } = await loadOperations();
      host.notify({ kind: 'info', message: firebaseLogin.errors.FederationNotConfigured.message });
    } catch (error) {
      onFailure(error);
    }
  }

  function start(): void {
    if (!provider) {
      void explainMissing();
      return;
    }
    setBusy(true);
    const pending = { state: crypto.randomUUID(), nonce: crypto.randomUUID(), destination };
    storePendingAuthorization(pending);
    window.location.assign(
      createAuthorizationUrl(provider, `${window.location.origin}${pathname}`, pending),
    );
  }

  return { busy, start };
}
