import { useCallback, useEffect, useState } from 'react';
import { useScreeningWatch } from '../../people/use-screening-watch.js';
import { newestOf, type SendOutcomes } from '../../screening/rejections.js';
import type { Screening } from '../../screening/screening.js';

/** Pause between two looks at emails that are being sent, in milliseconds. */
const pollMs = 5000;
/** So long after a call whose answer was lost it is known what became of every email, in milliseconds. */
const settledAfterMs = 60_000;

/**
 * What this page's own calls said of the emails. Looks at the job again by itself while any is being sent, here or in
 * another tab, and for a minute after a call whose answer was lost or left something open.
 */
export function useEmailOutcomes({ rejectionEmails, origin }: Screening): {
  readonly outcomes: SendOutcomes;
  readonly onSent: (outcomes: SendOutcomes) => void;
  readonly onAnswerLost: () => void;
} {
  const [outcomes, setOutcomes] = useState<SendOutcomes>(new Map());
  const [open, setOpen] = useState(0);

  useEffect(() => {
    if (open === 0) return undefined;
    const timer = setTimeout(() => setOpen(0), settledAfterMs);
    return () => clearTimeout(timer);
  }, [open]);

  const isSending = rejectionEmails.some(
    (email) => newestOf(email, outcomes.get(email.candidateId)).status === 'sending',
  );
  useScreeningWatch({
    active: origin === 'screened' && (isSending || open > 0),
    everyMs: pollMs,
    everything: true,
  });

  const onAnswerLost = useCallback(() => setOpen((times) => times + 1), []);
  const onSent = useCallback(
    (sent: SendOutcomes) => {
      setOutcomes((known) => new Map([...known, ...sent]));
      if ([...sent.values()].some(({ status }) => status === 'sending')) onAnswerLost();
    },
    [onAnswerLost],
  );
  return { outcomes, onSent, onAnswerLost };
}
