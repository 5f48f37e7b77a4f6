import { measure } from '@shortlist/service-kit';
import type { Mailer } from '../mails/mailer.js';
import type { WorkMetrics } from './create-work-metrics.js';

/** The same mailer, with its conversations with the mail server counted and timed. */
export function measureMailer(mailer: Mailer, { smtp }: WorkMetrics): Mailer {
  return {
    send: (mail, confirm) =>
      measure(
        () => mailer.send(mail, confirm),
        (ending, seconds) => {
          const outcome = ending.kind === 'done' ? ending.result.outcome : 'fault';
          smtp.observe({ outcome }, seconds);
        },
      ),
    isReady: () => mailer.isReady(),
  };
}
