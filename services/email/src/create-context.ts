import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from './context.js';
import { createAlarm } from './domain/outbox/alarm.js';
import { createLeases } from './domain/records/leases.js';
import { createMailer } from './mails/mailer.js';
import { createWorkMetrics } from './metrics/create-work-metrics.js';
import { measureMailer } from './metrics/measure-mailer.js';

/** How long a stop tries to store outcomes, plus the seconds that one try may take. */
const giveUpAfterMs = 4000;

/** Parts from the frame and the database; the rest is made from them. */
type Made = 'mailer' | 'pause' | 'givingUp' | 'leases' | 'alarm' | 'unstored' | 'workMetrics';
type ContextInput = Omit<Context, Made>;

/** Makes what is not handed in. */
export function createContext(
  input: ContextInput,
  { mailer, pause }: Partial<Pick<Context, 'mailer' | 'pause'>>,
): Context {
  const { config, models, metrics, stopping } = input;
  const { smtpUrl, mailFrom: from, smtpTimeoutMs: timeoutMs } = config;
  const { instanceName: instance, leaseMs } = config;
  const workMetrics = createWorkMetrics(metrics.registry);
  return {
    ...input,
    workMetrics,
    mailer: measureMailer(mailer ?? createMailer({ smtpUrl, from, timeoutMs }), workMetrics),
    // A stop ends the pause: what follows it sees the signal and begins nothing.
    pause: pause ?? ((ms) => delay(ms, undefined, { signal: stopping }).catch(() => undefined)),
    givingUp: abortAfter(stopping, giveUpAfterMs),
    leases: createLeases({ models, instance, leaseMs }),
    alarm: createAlarm(),
    unstored: new Set(),
  };
}

/** Aborts that many milliseconds after `signal`, unless the process has ended by then. */
function abortAfter(signal: AbortSignal, ms: number): AbortSignal {
  const later = new AbortController();
  const abortLater = () => setTimeout(() => later.abort(), ms).unref();
  signal.addEventListener('abort', abortLater, { once: true });
  return later.signal;
}
