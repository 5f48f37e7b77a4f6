import * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { useHost, useOperation } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { serverMessage, unexpectedErrorText } from '../../../../failures.js';
import {
  consumeTestAnswer,
  type SignOnAnswer,
  storePendingSignOn,
} from '../../../../single-sign-on/pending-sign-on.js';

export type SignOn = OperationResponse<typeof http.getSingleSignOn>;

const testFailedText = 'The identity provider did not sign you in. Please test again.';

/** Single sign-on of the workspace, and one change of it at a time. `change` answers false where it failed. */
export function useSingleSignOn() {
  const { call, notify } = useHost();
  const loaded = useOperation(http.getSingleSignOn);
  const [changed, setChanged] = useState<SignOn | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const answer = useRef<SignOnAnswer | null>(null);

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
    answer.current ??= consumeTestAnswer();
    const found = answer.current;
    if (!found) return;
    answer.current = null;
    void change(
      'test',
      () => {
        if ('error' in found) throw new Error(testFailedText);
        return call(http.finishSingleSignOnTest, { body: found });
      },
      'The test passed.',
    );
    // The answer of the provider is there when the page is opened, or never.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  async function test(): Promise<void> {
    setBusy('test');
    try {
      const { url } = await call(http.beginSingleSignOnTest);
      storePendingSignOn({ kind: 'test', page: window.location.pathname });
      window.location.assign(url);
    } catch (error) {
      notify({ kind: 'error', message: serverMessage(error, unexpectedErrorText) });
      setBusy(null);
    }
  }

  return { ...loaded, data: changed ?? loaded.data, busy, change, show: setChanged, test };
}
export type SingleSignOnState = ReturnType<typeof useSingleSignOn>;
