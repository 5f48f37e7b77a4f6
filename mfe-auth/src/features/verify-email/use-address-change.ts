import { useHost } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { loadOperations } from '../../api/load-operations.js';
import { serverMessage } from '../../failures.js';

export type AddressChange =
  | { readonly status: 'verifying' }
  | { readonly status: 'success'; readonly email: string }
  | { readonly status: 'error'; readonly message: string };

const failedText = 'Your address could not be changed. Please follow the link again.';

/** Makes the new address of the link's token count, once. */
export function useAddressChange(token: string): AddressChange {
  const host = useHost();
  const [change, setChange] = useState<AddressChange>({ status: 'verifying' });
  const requestedToken = useRef<string | null>(null);

  async function confirm(): Promise<void> {
    try {
      const { confirmEmailChange } = await loadOperations();
      const { email } = await host.call(confirmEmailChange, { body: { token } });
      setChange({ status: 'success', email });
      if (host.session.status === 'signed-in') await host.reloadUser?.();
    } catch (error) {
      setChange({ status: 'error', message: serverMessage(error, failedText) });
    }
  }

  useEffect(() => {
    if (requestedToken.current === token) return;
    requestedToken.current = token;
    void confirm();
  });

  return change;
}
