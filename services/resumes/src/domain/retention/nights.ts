const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Old screenings are deleted at this hour (UTC). */
const NIGHT_HOUR = 3;
/** Nobody's choice takes effect sooner: it can be changed back. */
const LEAST_NOTICE_MS = HOUR_MS;

/** The last time before `now`, or now, at which old screenings are deleted. */
export function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(NIGHT_HOUR, 0, 0, 0);
  return night > now ? new Date(night.getTime() - DAY_MS) : night;
}

/** The next such time that leaves enough to think better of it. */
export function nextNight(now: Date): Date {
  const next = new Date(lastNight(now).getTime() + DAY_MS);
  return next.getTime() - now.getTime() < LEAST_NOTICE_MS
    ? new Date(next.getTime() + DAY_MS)
    : next;
}

/** The latest date of creation that is so many months old `at`; the last day of a shorter month counts for missing ones. */
export function madeBefore(at: Date, months: number): Date {
  const made = new Date(at);
  made.setUTCDate(1);
  made.setUTCMonth(made.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(made.getUTCFullYear(), made.getUTCMonth() + 1, 0)).getUTCDate();
  made.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return made;
}

export function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * DAY_MS);
}
