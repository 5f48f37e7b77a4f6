import { privacyLinkHours } from '@shortlist/contracts/privacy';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How long a request waits to be confirmed. */
export const linkMs = privacyLinkHours * HOUR_MS;
/** How long it is known that a link was followed. */
export const passedOnMs = 30 * DAY_MS;
/** How long a recruiter sees what was asked and answered. */
export const answeredMs = 90 * DAY_MS;
/** How long a request without an answer is kept: longer than anything it may be about. */
export const openMs = 400 * DAY_MS;
/** How often a recruiter is reminded, and for how long after the due date. */
export const reminderMs = 7 * DAY_MS;
export const reminderEndMs = 30 * DAY_MS;

/** One month later (Article 12(3) of the GDPR), on the last day of a month that is too short. */
export function monthAfter(date: Date): Date {
  const due = new Date(date);
  due.setUTCMonth(due.getUTCMonth() + 1);
  if (due.getUTCDate() !== date.getUTCDate()) due.setUTCDate(0);
  return due;
}

export const later = (date: Date, ms: number): Date => new Date(date.getTime() + ms);
