const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of UTC as it stands in sentences, as pages write it, too: 24 December 2026. */
export function longDate(date: Date): string {
  return days.format(date);
}
