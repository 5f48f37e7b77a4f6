import * as http from '@shortlist/contracts/http/email';
import { Button, ProgressBar } from '@shortlist/web-kit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useFocusHeir } from '../../../../../mails/use-focus-heir.js';
import { useOutboxOfPage } from '../../../../../outbox/outbox-context.js';
import { runOf } from '../../../../../outbox/outbox-run.js';
import { outboxHeadline } from '../../../../../outbox/outbox-sentences.js';
import { useCountdown } from '../../../../../outbox/use-countdown.js';
import { useOutboxChange } from '../../../../../outbox/use-outbox-change.js';
import { CountdownRing } from './CountdownRing.js';

const Strip = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s3) var(--s4);
  margin-top: 20px;
  padding: 14px 18px;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius-card);
  background: var(--surface);
  b {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  p {
    color: var(--ink-faint);
    font-size: var(--text-sm);
  }
`;

const Words = styled.div`
  flex: 1 1 260px;
  min-width: 0;
  [role='progressbar'] {
    margin-top: 8px;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: var(--s2);
  @media (max-width: 640px) {
    width: 100%;
    > * {
      flex: 1;
    }
  }
`;

function OutboxActions({ queued }: { readonly queued: number }) {
  const stop = useOutboxChange(http.stopRejections);
  const sendNow = useOutboxChange(http.sendRejectionsNow);
  const frame = useRef<HTMLDivElement>(null);
  useFocusHeir(frame);
  return (
    <Actions ref={frame}>
      <Button onClick={() => void sendNow()}>Send now</Button>
      <Button variant="primary" onClick={() => void stop()}>
        Stop all {queued}
      </Button>
    </Actions>
  );
}

/** Emails that wait in the outbox or leave it, with the time to stop them. Nothing when the outbox is at rest. */
export function OutboxStrip() {
  const outbox = useOutboxOfPage();
  const { view, problem } = outbox;
  const countdown = useCountdown(outbox);
  if (!view || view.counts.queued + view.counts.sending === 0) return null;
  const run = runOf(view);
  const { queued } = view.counts;
  const isLeaving = run.sending > 0 || run.total > run.queued;
  const done = run.sent + run.failed + run.unknown;

  return (
    <Strip aria-label="Outbox">
      {isLeaving ? null : <CountdownRing countdown={countdown} />}
      <Words>
        <b>{outboxHeadline(run, countdown)}</b>
        {problem ? (
          <p>This may be out of date: {problem}</p>
        ) : (
          <p>
            {queued > 0
              ? 'Shortlisting someone cancels their email.'
              : 'Emails being sent can’t be stopped.'}
          </p>
        )}
        {isLeaving ? (
          <ProgressBar label="Emails that have left" value={(done / run.total) * 100} />
        ) : null}
      </Words>
      {queued > 0 ? <OutboxActions queued={queued} /> : null}
    </Strip>
  );
}
