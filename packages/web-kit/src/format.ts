let numbers: Intl.NumberFormat | undefined;

/** A number with thousands separators: 1,581. */
export function formatNumber(value: number): string {
  // Made when it is needed first: it costs as much as a small page.
  numbers ??= new Intl.NumberFormat('en-US');
  return numbers.format(value);
}

/** A day as a person says it: Today, Yesterday, 17 Nov, or 17 Nov 2025 in another year. Local time; blank for no date. */
export function formatDate(isoDate: string, now = new Date()): string {
  const date = new Date(isoDate);
  if (Number.isNaN(date.getTime())) return '';
  const dayOf = (value: Date) => Date.UTC(value.getFullYear(), value.getMonth(), value.getDate());
  const daysAgo = (dayOf(now) - dayOf(date)) / 86_400_000;
  if (daysAgo === 0) return 'Today';
  if (daysAgo === 1) return 'Yesterday';
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    ...(date.getFullYear() === now.getFullYear() ? {} : { year: 'numeric' }),
  }).format(date);
}

/** The time of a day: 09:05. Local time; blank for no date. */
export function formatTime(isoDate: string): string {
  const date = new Date(isoDate);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(date);
}

/** A day by the calendar of UTC, as quotas count it: 1 December; blank for no date. */
export function formatUtcDay(isoDate: string): string {
  const date = new Date(isoDate);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(date);
}

/** A day in full, as emails write it, too: 24 December 2026; local time unless `timeZone` says another. Blank for no date. */
export function formatLongDate(isoDate: string, timeZone?: 'UTC'): string {
  const date = new Date(isoDate);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(date);
}
