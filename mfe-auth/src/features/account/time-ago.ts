const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
];
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** How long ago, in the largest unit that fits: 'yesterday', '3 months ago', 'just now'. */
export function timeAgo(isoDate: string, now = Date.now()): string {
  const minutes = (now - Date.parse(isoDate)) / 60_000;
  const fit = units.find(([, length]) => minutes >= length);
  return fit ? words.format(-Math.floor(minutes / fit[1]), fit[0]) : 'just now';
}
