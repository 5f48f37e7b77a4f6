import { reportProblem } from '@shortlist/web-kit';
import { useEffect, useRef } from 'react';
import { loadWebAuthn } from './passkey-support.js';
import type { usePasskeySignIn } from './use-passkey-sign-in.js';

/** Somebody is there: anyone who only looks at the page loads nothing for it. */
const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Lets the browser offer passkeys at the email field while that is shown, where it can: anyone who chooses one there is
 * signed in.
 */
export function usePasskeyAutofill(
  passkeys: ReturnType<typeof usePasskeySignIn>,
  isShown: boolean,
): void {
  const latest = useRef(passkeys);
  useEffect(() => {
    latest.current = passkeys;
  });
  const offered = passkeys.offered && isShown;

  useEffect(() => {
    if (!offered) return;
    let isHere = true;
    let cancel: () => void = () => undefined;

    async function offer(): Promise<void> {
      const webAuthn = await loadWebAuthn();
      if (!isHere || !(await webAuthn.browserSupportsWebAuthnAutofill())) return;
      const optionsJSON = await latest.current.begin();
      if (!isHere) return;
      cancel = () => webAuthn.WebAuthnAbortService.cancelCeremony();
      const request = { optionsJSON, useBrowserAutofill: true } as never;
      const credential = await webAuthn.startAuthentication(request);
      if (isHere) await latest.current.finish(credential, false).catch(latest.current.fail);
    }

    const begun = new AbortController();
    const onSign = () => {
      begun.abort();
      offer().catch((error: unknown) => {
        // The button took its place, or the browser can't do it: nobody has asked for it.
        if (
          isHere &&
          !(error instanceof Error && /^(Abort|NotAllowed|NotSupported)Error$/.test(error.name))
        )
          reportProblem('Passkeys are not offered at the email field.', error);
      });
    };
    for (const sign of signs) {
      window.addEventListener(sign, onSign, { passive: true, signal: begun.signal });
    }
    return () => {
      isHere = false;
      begun.abort();
      cancel();
    };
  }, [offered]);
}
