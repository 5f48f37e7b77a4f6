import { countdownOf } from './countdown.js';
import { isUnderWay, type OutboxView } from './outbox-view.js';

/** Pauses between two looks at an outbox, in milliseconds. */
const pauses = {
  /** While emails leave, or are just about to. */
  near: 1000,
  /** While emails wait: another tab may stop them. */
  waiting: 15_000,
  /** While nothing is under way: another tab may confirm some. */
  idle: 60_000,
  firstAfterError: 2000,
  longestAfterError: 60_000,
} as const;

/** Emails that leave within this time are just about to, in milliseconds. */
const nearMs = 3000;

/** Pause before the next look, at a time of the server in ms since 1970. */
export function pauseAfter(view: OutboxView, now: number): number {
  if (!isUnderWay(view)) return pauses.idle;
  const countdown = countdownOf(view, now);
  const left = (countdown?.seconds ?? 0) * 1000;
  if (view.counts.sending > 0 || left <= nearMs) return pauses.near;
  return Math.min(pauses.waiting, Math.max(pauses.near, left - nearMs / 2));
}

/** Pause after so many looks that failed one after the other; each is twice the one before. */
export function pauseAfterErrors(count: number): number {
  return Math.min(pauses.longestAfterError, pauses.firstAfterError * 2 ** (count - 1));
}
