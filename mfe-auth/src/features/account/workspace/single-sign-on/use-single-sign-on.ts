import * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { useHost, useOperation } from '@shortlist/web-kit';
import { useEffect, useState } from 'react';
import { serverMessage, unexpectedErrorText } from '../../../../failures.js';
import {
  consumeTestAnswer,
  type SignOnAnswer,
  storePendingSignOn,
} from '../../../../sign-on/pending-sign-on.js';

export type SignOn = OperationResponse<typeof http.getSingleSignOn>;

const testFailedText = 'The identity provider did not sign you in. Please test again.';

/** Single sign-on of the workspace, and one change of it at a time. `change` answers false where it failed. */
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
    // The first run consumes it.
    const answer = consumeTestAnswer();
    if (answer) void finish(answer);
  });

  const finish = (answer: SignOnAnswer) =>
    change(
      'test',
      () => {
        if ('error' in answer) throw new Error(testFailedText);
        return call(http.finishSingleSignOnTest, { body: answer });
      },
      'The test passed.',
    );

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
