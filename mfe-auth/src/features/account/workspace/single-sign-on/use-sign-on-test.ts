import * as http from '@shortlist/contracts/http/auth';
import type { OperationResponse } from '@shortlist/contracts/operation';
import { useHost } from '@shortlist/web-kit';
import { useEffect, useRef, useState } from 'react';
import { serverMessage, unexpectedErrorText } from '../../../../failures.js';
import {
  consumeTestAnswer,
  type SignOnAnswer,
  storePendingSignOn,
} from '../../../../sign-on/pending-sign-on.js';

export type TestResult = OperationResponse<typeof http.finishSingleSignOnTest>;

const cancelledText = 'The identity provider did not sign you in. Please test again.';

/** Tests the provider in this tab: leaves for its page, and shows what it said when the browser comes back. */
export function useSignOnTest() {
  const { call } = useHost();
  const [result, setResult] = useState<TestResult | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const hasBegun = useRef(false);

  async function begin(): Promise<void> {
    const { url } = await call(http.beginSingleSignOnTest);
    storePendingSignOn({ kind: 'test', page: window.location.pathname });
    window.location.assign(url);
  }

  async function finish(answer: SignOnAnswer): Promise<void> {
    if ('error' in answer) throw new Error(cancelledText);
    setResult(await call(http.finishSingleSignOnTest, { body: answer }));
  }

  function run(action: () => Promise<void>): void {
    setFailure(null);
    action().catch((error: unknown) => setFailure(serverMessage(error, unexpectedErrorText)));
  }

  useEffect(() => {
    // Once per visit, even where effects run twice: the answer is spent by the first.
    if (hasBegun.current) return;
    hasBegun.current = true;
    const answer = consumeTestAnswer();
    run(() => (answer ? finish(answer) : begin()));
  });

  return { result, failure, again: () => run(begin) };
}
