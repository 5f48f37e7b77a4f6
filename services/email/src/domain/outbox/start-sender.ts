import { beginTask } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { rejectionDelivery } from '../../models/rejection-delivery.js';
import { pauseAfter } from './postpone.js';
import { sendDue } from './send-due.js';

const dueView = rejectionDelivery.pick('sendAt');

/**
 * Starts to send emails of the outbox as they become due, until the service stops. Looks again whenever the alarm
 * rings, when the next one is due, and at least once in every sweep interval: another process may have queued one, or
 * the clock may have jumped.
 */
export function startSender(context: Context): void {
  const { config, background, alarm, log, stopping } = context;
  let timer: NodeJS.Timeout | undefined;
  let isSending = false;
  let hasRung = false;
  /** Passes in a row in which the screenings did not answer. */
  let unanswered = 0;

  async function pass(): Promise<void> {
    let pauseMs = config.sweepIntervalMs;
    try {
      unanswered = (await sendDue(context)) === 'away' ? unanswered + 1 : 0;
      if (unanswered > 0) pauseMs = pauseAfter(unanswered);
      else pauseMs = hasRung ? 0 : await untilNext();
    } catch (error) {
      log.error({ err: error }, 'the outbox could not be sent; it is tried again');
    }
    isSending = false;
    schedule(pauseMs);
  }

  async function untilNext(): Promise<number> {
    const next = await context.models.deliveries.everywhere.findOne({ state: 'queued' }, dueView, {
      sort: { sendAt: 1 },
    });
    const dueInMs = (next?.sendAt?.getTime() ?? Infinity) - context.clock().getTime();
    return Math.min(Math.max(dueInMs, 0), config.sweepIntervalMs);
  }

  function schedule(delayMs: number): void {
    clearTimeout(timer);
    if (stopping.aborted) return;
    timer = setTimeout(() => {
      isSending = true;
      hasRung = false;
      beginTask('outbox', () => background.run('send outbox', pass));
    }, delayMs);
  }

  alarm.onRing(() => {
    hasRung = true;
    if (!isSending) schedule(0);
  });
  stopping.addEventListener('abort', () => clearTimeout(timer), { once: true });
  schedule(0);
}
