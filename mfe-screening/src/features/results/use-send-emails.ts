import { bulkEmail } from '@shortlist/contracts/constants';
import * as http from '@shortlist/contracts/http/email';
import type { EmailStatus, RejectionEmail } from '@shortlist/contracts/screening';
import { ApiError, errorMessage, useHost } from '@shortlist/web-kit';
import { useCallback, useState } from 'react';
import { outcomesOf, type SendOutcomes } from '../../screening/rejections.js';
import type { SendState } from './send-state.js';

/** The sentence when the session's token is gone (specification §8). */
const signedOutText = 'Authentication token not found. Please log in again.';

export interface UseSendEmailsOptions {
  readonly jobId: string;
  /** What is sent when the user confirms. */
  readonly emails: readonly RejectionEmail[];
  readonly onSent: (outcomes: SendOutcomes) => void;
  /** Some may have been sent and others not. */
  readonly onAnswerLost: () => void;
}

/** False when the server said that it did nothing. */
function mayHaveSent(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === null || error.status >= 500;
}

/** The send-all flow: asks, sends once, and says what became of it. */
export function useSendEmails({ jobId, emails, onSent, onAnswerLost }: UseSendEmailsOptions): {
  state: SendState;
  begin: () => void;
  send: () => Promise<void>;
  close: () => void;
} {
  const { call, getAccessToken } = useHost();
  const [state, setState] = useState<SendState>({ step: 'idle' });

  const send = async () => {
    setState({ step: 'sending' });
    try {
      if ((await getAccessToken()) === null) {
        setState({ step: 'failed', message: signedOutText });
        return;
      }
      const answer = await call(http.sendBulkEmail, {
        body: {
          emails: emails.map(({ email, subject, content, candidate, candidateId }) => ({
            email,
            subject,
            content,
            candidate,
            candidateId,
            jobId,
          })),
          batch_size: bulkEmail.batchSize,
          delay_between_batches: bulkEmail.delayBetweenBatchesSeconds,
        },
      });
      const outcomes = outcomesOf(emails, answer.results);
      onSent(outcomes);
      const countOf = (wanted: EmailStatus) =>
        [...outcomes.values()].filter(({ status }) => status === wanted).length;
      const { successful, failed, sending = 0 } = answer;
      const [unknown, other] = [countOf('unknown'), countOf('other')];
      setState({ step: 'done', successful, failed, sending, unknown, other });
    } catch (error) {
      if (mayHaveSent(error)) onAnswerLost();
      setState({ step: 'failed', message: errorMessage(error) || 'Failed to send emails' });
    }
  };

  const close = useCallback(() => setState({ step: 'idle' }), []);

  return {
    state,
    begin: () => setState({ step: emails.length === 0 ? 'nothing' : 'confirm' }),
    send,
    close,
  };
}
