const moments = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A moment to the minute in local time, as a record says it: 21 Nov 2026, 09:41. Blank for no date. */
export function formatMoment(isoDate: string): string {
  const date = new Date(isoDate);
  return Number.isNaN(date.getTime()) ? '' : moments.format(date);
}
