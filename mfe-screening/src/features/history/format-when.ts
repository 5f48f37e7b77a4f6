import { formatDate } from '@shortlist/web-kit';

const times = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** A day with its time, so that screenings of one day can be told apart: Today, 09:41. Blank for no date. */
export function formatWhen(isoDate: string): string {
  const day = formatDate(isoDate);
  return day === '' ? '' : `${day}, ${times.format(new Date(isoDate))}`;
}
