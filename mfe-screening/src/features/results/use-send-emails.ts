import * as http from '@shortlist/contracts/http/email';
import { ApiError, errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback, useState } from 'react';
import type { Choice } from '../../mails/mail-choice.js';
import { useOutboxOfPage } from '../../outbox/outbox-context.js';
import type { SendState } from './send-state.js';

/** The sentence when the session's token is gone (specification §8). */
const signedOutText = 'Authentication token not found. Please log in again.';
/** The sentence when the server gives none (specification §8). */
const unknownFailureText = 'Failed to send emails';
/** Message of an ApiError for an answer without a sentence. */
const noSentence = 'An error occurred';

/** Somebody who gets no email of a call, and why. */
export interface Refusal {
  readonly name: string;
  readonly reason: string;
}

function failureText(error: unknown): string {
  const isBare = error instanceof ApiError && error.status !== null && error.message === noSentence;
  return isBare ? unknownFailureText : errorMessage(error) || unknownFailureText;
}

/** False when the server said that it did nothing. */
function mayHaveWorked(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === null || error.status >= 500;
}

export interface SendFlow {
  readonly state: SendState;
  /** People who got no email from the last call. */
  readonly refused: readonly Refusal[];
  readonly begin: (choice: Choice) => void;
  /** Puts the chosen emails into the outbox; may be called again after a failure: none is sent twice. */
  readonly send: (delaySeconds: number) => Promise<void>;
  readonly close: () => void;
  readonly closeRefused: () => void;
}

/** The send-all flow: asks, puts into the outbox, and says what could not be done. */
export function useSendEmails(): SendFlow {
  const { call, getAccessToken } = useHost();
  const { jobId, apply, refresh, follow } = useOutboxOfPage();
  const [state, setState] = useState<SendState>({ step: 'idle' });
  const [refused, setRefused] = useState<readonly Refusal[]>([]);

  const send = async (delaySeconds: number) => {
    if (jobId === null || !('choice' in state)) return;
    const { choice } = state;
    setState({ step: 'sending', choice });
    try {
      if ((await getAccessToken()) === null) {
        setState({ step: 'failed', choice, message: signedOutText });
        return;
      }
      const candidateIds = choice.chosen.map(({ candidate }) => candidate.id);
      const body = { candidateIds, delaySeconds };
      const { refused: left, ...answer } = await call(http.queueRejections, {
        params: { jobId },
        body,
      });
      const names = new Map(
        choice.chosen.map(({ candidate }) => [candidate.id, candidate.candidate]),
      );
      setRefused(
        left.map(({ candidateId, reason }) => ({
          name: names.get(candidateId) ?? 'Somebody',
          reason,
        })),
      );
      const out = new Set(left.map(({ candidateId }) => candidateId));
      follow(candidateIds.filter((id) => !out.has(id)));
      apply(answer);
      setState({ step: 'idle' });
    } catch (error) {
      if (mayHaveWorked(error)) refresh();
      setState({ step: 'failed', choice, message: failureText(error) });
    }
  };

  return {
    state,
    refused,
    begin: (choice) =>
      setState(
        choice.chosen.length === 0
          ? { step: 'nothing', unticked: choice.keptBack.length }
          : { step: 'confirm', choice },
      ),
    send,
    close: useCallback(() => setState({ step: 'idle' }), []),
    closeRefused: useCallback(() => setRefused([]), []),
  };
}
