import { useNavigate } from '@shortlist/router';
import { ApiError, errorMessage, useHost } from '@shortlist/web-kit';
import type { AuthenticationResponseJSON } from '@simplewebauthn/browser';
import { useCallback, useState } from 'react';
import { loadOperations } from '../api/load-operations.js';
import { forgetDestination, useDestination } from '../destination.js';
import { describePasskeyFailure, loadWebAuthn, supportsPasskeys } from './passkey-support.js';

export interface PasskeySignInOptions {
  /** Of a sign-in whose first step is done; without it the passkey stands for both steps. */
  readonly ticket?: string;
  /** Keep the session when the browser closes. */
  readonly remember: boolean;
  readonly onFailure: (message: string, error: unknown) => void;
}

/** Signs in with a passkey, then goes on to where the visitor wanted to be. */
export function usePasskeySignIn({ ticket, remember, onFailure }: PasskeySignInOptions) {
  const host = useHost();
  const { call, signIn, notify } = host;
  const navigate = useNavigate();
  const destination = useDestination();
  const [busy, setBusy] = useState(false);
  const offered = host.config.features.passkeys === true && supportsPasskeys();

  const finish = useCallback(
    async (credential: AuthenticationResponseJSON, rememberDevice: boolean) => {
      const { signInWithPasskey } = await loadOperations();
      const { id, rawId, response } = credential;
      const tokens = await call(signInWithPasskey, {
        body: {
          credential: { id, rawId, type: 'public-key', response },
          rememberDevice,
          ...(ticket === undefined ? {} : { ticket }),
        },
      });
      await signIn(tokens, { remember });
      notify({ kind: 'success', message: 'Welcome! You are signed in.' });
      forgetDestination();
      await navigate(destination, { replace: true });
    },
    [call, signIn, notify, navigate, destination, remember, ticket],
  );

  /** Fetches the options for the browser's question. */
  const begin = useCallback(async () => {
    const { beginPasskeySignIn } = await loadOperations();
    const { options } = await call(beginPasskeySignIn, {
      body: ticket === undefined ? {} : { ticket },
    });
    return options as unknown as PublicKeyCredentialRequestOptionsJSON & { challenge: string };
  }, [call, ticket]);

  const fail = useCallback(
    (error: unknown) => onFailure(describePasskeyFailure(error) ?? errorMessage(error), error),
    [onFailure],
  );

  async function start(rememberDevice = false): Promise<void> {
    setBusy(true);
    try {
      const [{ startAuthentication }, optionsJSON] = await Promise.all([loadWebAuthn(), begin()]);
      await finish(await startAuthentication({ optionsJSON } as never), rememberDevice);
    } catch (error) {
      fail(error);
    } finally {
      setBusy(false);
    }
  }

  return { offered, busy, start, begin, finish, fail };
}

/** The sign-in is over, and begins again. */
export function isOver(error: unknown): boolean {
  return error instanceof ApiError && error.reason === 'SecondStepExpired';
}
