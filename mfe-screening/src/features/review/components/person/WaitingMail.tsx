import * as http from '@shortlist/contracts/http/email';
import type { Candidate } from '@shortlist/contracts/screening';
import { VisuallyHidden } from '@shortlist/web-kit';
import { useRef } from 'react';
import { RowAction } from '../../../../components/RowAction.js';
import { useFocusHeir } from '../../../../mails/use-focus-heir.js';
import { timeText } from '../../../../outbox/countdown.js';
import { useOutboxOfPage } from '../../../../outbox/outbox-context.js';
import { useOutboxChange } from '../../../../outbox/use-outbox-change.js';
import { useTimeLeft } from '../../../../outbox/use-time-left.js';

export interface WaitingMailProps {
  readonly candidate: Candidate;
  /** When it leaves, as an ISO date. */
  readonly sendAt: string;
}

/** Says that a candidate's rejection email waits in the outbox, for how long, and stops it. */
export function WaitingMail({ candidate, sendAt }: WaitingMailProps) {
  const { now } = useOutboxOfPage();
  const stop = useOutboxChange(http.stopRejections);
  const left = useTimeLeft(sendAt, now);
  const line = useRef<HTMLSpanElement>(null);
  useFocusHeir(line, '[data-decision]');
  return (
    <span ref={line}>
      A rejection email waits in the outbox and{' '}
      {left > 0 ? `leaves in ${timeText(left)}` : 'leaves now'}.{' '}
      <RowAction type="button" onClick={() => void stop([candidate.id])}>
        Stop<VisuallyHidden> the email to {candidate.candidate}</VisuallyHidden>
      </RowAction>
    </span>
  );
}
