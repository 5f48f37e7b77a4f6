import { useLocation } from '@shortlist/router';
import { useHost } from '@shortlist/web-kit';
import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type AuthorizationAnswer,
  createAuthorizationUrl,
  hasAuthorizationAnswer,
  type PendingAuthorization,
  readAuthorizationAnswer,
} from './authorization.js';
import { consumePendingAuthorization, storePendingAuthorization } from './pending-authorization.js';

/** The specification's sentence (§8). */
export const googleFailedText = 'Google sign-in failed. Please try again.';

/**
 * Handles the answer from Google; `pending` is null when this tab did not ask. The token must leave the address bar and
 * the history before anything else happens.
 */
export type OnAuthorizationAnswer = (
  answer: AuthorizationAnswer,
  pending: PendingAuthorization | null,
) => Promise<void>;

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
 * The way to Google's page and back to this one. Where the deployment has no Google sign-in it is not `offered`. `leave`
 * throws where the browser keeps nothing for this site, or does no cryptography for an address without https.
 */
export function useAuthorization(onAnswer: OnAuthorizationAnswer) {
  const { config } = useHost();
  const { pathname, hash } = useLocation();
  const [busy, setBusy] = useState(() => hasAuthorizationAnswer(hash));
  const answered = useRef(false);
  const provider = config.features.googleSignIn ? config.googleSignIn : undefined;
  useReturn(useCallback(() => setBusy(false), []));

  async function finish(fragment: string): Promise<void> {
    const pending = consumePendingAuthorization();
    try {
      await onAnswer(readAuthorizationAnswer(fragment, pending), pending);
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

  async function leave(
    remembered: Pick<PendingAuthorization, 'destination' | 'purpose'>,
  ): Promise<void> {
    if (!provider) return;
    setBusy(true);
    const pending = { state: crypto.randomUUID(), nonce: crypto.randomUUID(), ...remembered };
    const here = `${window.location.origin}${pathname}`;
    try {
      storePendingAuthorization(pending);
      window.location.assign(await createAuthorizationUrl(provider, here, pending));
    } catch (error) {
      setBusy(false);
      throw error;
    }
  }

  return { offered: provider !== undefined, busy, leave };
}
