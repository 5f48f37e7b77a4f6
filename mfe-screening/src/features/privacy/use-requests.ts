import * as http from '@shortlist/contracts/http/privacy';
import type { OperationBodyInput } from '@shortlist/contracts/operation';
import type { PrivacyRequest } from '@shortlist/contracts/privacy';
import { useHost, useOperation } from '@shortlist/web-kit';
import { useState } from 'react';

export type RequestAnswer = OperationBodyInput<typeof http.answerPrivacyRequest>;

/** The requests of candidates, and answering them; `last` is the one that was answered last, here. */
export function useRequests() {
  const { call } = useHost();
  const { data, error, reload } = useOperation(http.listPrivacyRequests);
  const [answered, setAnswered] = useState<ReadonlyMap<string, PrivacyRequest>>(new Map());
  const [last, setLast] = useState<string | null>(null);

  /** Rejects with why not, and looks again at what is kept where that has changed. */
  async function answer(id: string, body: RequestAnswer): Promise<void> {
    try {
      const { request } = await call(http.answerPrivacyRequest, { params: { id }, body });
      setAnswered((before) => new Map(before).set(id, request));
      setLast(id);
    } catch (problem) {
      reload();
      throw problem;
    }
  }

  const requests = data?.requests.map((request) => answered.get(request.id) ?? request);
  return { requests, error, reload, answer, last };
}
