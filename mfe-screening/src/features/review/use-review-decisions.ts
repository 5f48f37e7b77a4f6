import type { Candidate, Choice } from '@shortlist/contracts/screening';
import { useCallback, useEffect, useState } from 'react';
import { useLeaveQuestion } from '../../components/use-leave-question.js';
import { useDecide } from '../../people/use-decide.js';

export interface ReviewDecision {
  readonly candidateId: string;
  readonly name: string;
  readonly choice: Choice;
  /** Blank for none. */
  readonly reason: string;
}

export interface FailedDecision extends ReviewDecision {
  /** Why it was not kept, as a sentence. */
  readonly problem: string;
}

/**
 * Decides without waiting for the server. What it did not keep is in `failed` until it is tried again, which the
 * network's return does by itself, or let go; while something is on its way or failed, closing the page asks.
 */
export function useReviewDecisions() {
  const decideNow = useDecide();
  const [underway, setUnderway] = useState(0);
  const [failed, setFailed] = useState<readonly FailedDecision[]>([]);

  const letGo = useCallback(
    (candidateId: string) =>
      setFailed((all) => all.filter((each) => each.candidateId !== candidateId)),
    [],
  );
  const decide = useCallback(
    (decision: ReviewDecision) => {
      const { candidateId, choice, reason } = decision;
      letGo(candidateId);
      setUnderway((count) => count + 1);
      const onError = (problem: string) =>
        setFailed((all) => [
          ...all.filter((each) => each.candidateId !== candidateId),
          { ...decision, problem },
        ]);
      void decideNow([candidateId], choice, { reason, onError }).finally(() =>
        setUnderway((count) => count - 1),
      );
    },
    [decideNow, letGo],
  );

  useLeaveQuestion(underway > 0 || failed.length > 0);

  const retry = useCallback(() => failed.forEach(decide), [failed, decide]);
  useEffect(() => {
    if (failed.length === 0) return undefined;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [failed, retry]);

  return { decide, failed, retry, letGo };
}

export function decisionOf(
  { id, candidate }: Candidate,
  choice: Choice,
  reason: string | null,
): ReviewDecision {
  return { candidateId: id, name: candidate, choice, reason: reason ?? '' };
}
