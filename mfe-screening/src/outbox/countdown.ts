import type { OutboxEntry, OutboxView } from './outbox-view.js';

const minute = 60;
const hour = 60 * minute;

const amount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** A time in words, as exact as is of use: '19 seconds', '4 minutes', '23 hours'. Rounded up, so that none is promised too early. */
export function timeText(seconds: number): string {
  if (seconds <= minute) return amount(Math.ceil(seconds), 'second');
  if (seconds <= hour) return amount(Math.ceil(seconds / minute), 'minute');
  return amount(Math.ceil(seconds / hour), 'hour');
}

/** The same for the inside of a small ring: 19, 4m, 23h. */
export function timeMark(seconds: number): string {
  if (seconds <= minute) return String(Math.ceil(seconds));
  if (seconds <= hour) return `${Math.ceil(seconds / minute)}m`;
  return `${Math.ceil(seconds / hour)}h`;
}

export interface Countdown {
  /** Seconds until the next email leaves; 0 when it is due. */
  readonly seconds: number;
  /** What is left of the time to stop it, 0–1. */
  readonly share: number;
  /** Emails that leave then; others leave later. */
  readonly next: number;
}

const isQueued = ({ state }: OutboxEntry) => state === 'queued';

/** How long the next emails wait at a time of the server, in ms since 1970; null when none waits. */
export function countdownOf({ entries, nextSendAt }: OutboxView, now: number): Countdown | null {
  if (nextSendAt === null) return null;
  const sendAt = Date.parse(nextSendAt);
  // Emails confirmed together leave together.
  const next = [...entries.values()].filter(
    (entry) => isQueued(entry) && Date.parse(entry.sendAt ?? nextSendAt) - sendAt < 1000,
  );
  const queuedAt = Math.min(...next.map(({ at }) => Date.parse(at)), sendAt);
  const left = Math.max(0, sendAt - now);
  const whole = sendAt - queuedAt;
  return {
    seconds: left / 1000,
    share: whole > 0 ? Math.min(1, left / whole) : 0,
    next: next.length,
  };
}
