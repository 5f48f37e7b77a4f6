import { useHost } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { loadOperations } from '../../api/load-operations.js';
import { saysThat, serverMessage } from '../../failures.js';

export type Verification =
  | { readonly status: 'verifying' }
  /** `passwordNeeded`: the account has none until its owner follows the next mail. */
  | { readonly status: 'success'; readonly passwordNeeded: boolean }
  | { readonly status: 'expired' | 'error'; readonly message: string };

const missingToken: Verification = {
  status: 'error',
  message: 'No verification token provided',
};

/** Verifies the address with the link's token, once: a token works only the first time. */
export function useVerification(token: string | null): Verification {
  const host = useHost();
  const [verification, setVerification] = useState<Verification>({ status: 'verifying' });
  const requestedToken = useRef<string | null>(null);

  async function verify(token: string): Promise<void> {
    setVerification({ status: 'verifying' });
    try {
      const { verifyEmail } = await loadOperations();
      const { passwordNeeded = false } = await host.call(verifyEmail, { body: { token } });
      setVerification({ status: 'success', passwordNeeded });
      host.notify({ kind: 'success', message: 'Email verified successfully!' });
    } catch (error) {
      setVerification(describeFailure(error));
      host.notify({ kind: 'error', message: 'Verification failed' });
    }
  }

  // Once per token, even where effects run twice.
  useEffect(() => {
    if (!token || requestedToken.current === token) return;
    requestedToken.current = token;
    void verify(token);
  });

  return token ? verification : missingToken;
}

function describeFailure(error: unknown): Verification {
  return saysThat(error, 'expired')
    ? {
        status: 'expired',
        message: 'Verification link has expired. Please request a new one.',
      }
    : {
        status: 'error',
        message: serverMessage(error, 'Verification failed. Please try again.'),
      };
}
