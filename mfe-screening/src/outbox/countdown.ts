import type { OutboxEntry, OutboxView } from './outbox-view.js';

const minute = 60;
const hour = 60 * minute;

const amount = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Two units of a time, the second one left out when there is none of it. */
function inUnits(count: number, unit: string, rest: number, restUnit: string): string {
  return [amount(count, unit), ...(rest > 0 ? [amount(rest, restUnit)] : [])].join(' ');
}

/** A time in words, to the second below an hour, then to the minute: '19 seconds', '4 minutes 59 seconds', '1 hour'. */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < minute) return amount(whole, 'second');
  if (whole < hour) return inUnits(Math.floor(whole / minute), 'minute', whole % minute, 'second');
  const minutes = Math.floor(whole / minute);
  return inUnits(Math.floor(minutes / 60), 'hour', minutes % 60, 'minute');
}

/** The same for the inside of a small ring: 19, 4m, 23h. */
export function timeMark(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 2 * minute) return String(whole);
  if (whole < hour) return `${Math.floor(whole / minute)}m`;
  return `${Math.floor(whole / hour)}h`;
}

export interface Countdown {
  /** Seconds until the next email leaves; 0 when it is due. */
  readonly seconds: number;
  /** Remaining share of the time to stop it, 0–1. */
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
