import * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { useHost, useOperation } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { serverMessage, unexpectedErrorText } from '../../../../failures.js';

export type SignOn = OperationResponse<typeof http.getSingleSignOn>;

/**
 * Single sign-on of the workspace, and one change of it at a time. It is fetched again when the person comes back from
 * another tab, where they may have tested it.
 */
export function useSingleSignOn() {
  const { call, notify } = useHost();
  const loaded = useOperation(http.getSingleSignOn);
  const [changed, setChanged] = useState<SignOn | null>(null);
  const [busy, setBusy] = useState<string | null>(null);

  async function change(label: string, action: () => Promise<SignOn>, done: string) {
    setBusy(label);
    try {
      setChanged(await action());
      notify({ kind: 'success', message: done });
    } catch (error) {
      notify({ kind: 'error', message: serverMessage(error, unexpectedErrorText) });
    } finally {
      setBusy(null);
    }
  }

  useEffect(() => {
    const refresh = () => {
      if (document.visibilityState !== 'visible') return;
      // The page keeps what it shows when it can't be fetched again.
      call(http.getSingleSignOn).then(setChanged, () => undefined);
    };
    document.addEventListener('visibilitychange', refresh);
    return () => document.removeEventListener('visibilitychange', refresh);
  }, [call]);

  return { ...loaded, data: changed ?? loaded.data, busy, change, show: setChanged };
}
export type SingleSignOnState = ReturnType<typeof useSingleSignOn>;
