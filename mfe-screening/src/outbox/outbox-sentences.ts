import { type Countdown, timeText } from './countdown.js';
import type { OutboxRun } from './outbox-run.js';

const emails = (count: number) => (count === 1 ? '1 email' : `${count} emails`);

/** '7 of 23 sent, 1 failed'. */
function progressText({ sent, failed, unknown, total }: OutboxRun): string {
  return [
    `${sent} of ${total} sent`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(unknown > 0 ? [`${unknown} unknown`] : []),
  ].join(', ');
}

/** Present activity of the outbox, as a headline. */
export function outboxHeadline(run: OutboxRun, countdown: Countdown | null): string {
  const isLeaving = run.sending > 0 || run.sent + run.failed + run.unknown > 0;
  if (isLeaving) return progressText(run);
  if (!countdown || countdown.seconds <= 0) {
    return run.queued === 1 ? '1 email is going out' : `${run.queued} emails are going out`;
  }
  const time = timeText(countdown.seconds);
  if (countdown.next < run.queued) {
    return `${run.queued} emails wait, the next ${countdown.next === 1 ? 'goes' : `${countdown.next} go`} out in ${time}`;
  }
  return `${emails(run.queued)} ${run.queued === 1 ? 'goes' : 'go'} out in ${time}`;
}
