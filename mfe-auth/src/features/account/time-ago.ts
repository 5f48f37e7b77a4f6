const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 365 * 24 * 60],
  ['month', 30 * 24 * 60],
  ['day', 24 * 60],
  ['hour', 60],
  ['minute', 1],
];
const words = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

function inLargestUnit(minutes: number, sign: 1 | -1): string | undefined {
  const fit = units.find(([, length]) => minutes >= length);
  return fit && words.format(sign * Math.floor(minutes / fit[1]), fit[0]);
}

/** How long ago, in the largest unit that fits: 'yesterday', '3 months ago', 'just now'. */
export function timeAgo(isoDate: string, now = Date.now()): string {
  return inLargestUnit((now - Date.parse(isoDate)) / 60_000, -1) ?? 'just now';
}

/** When, in the largest unit that fits: 'in 2 hours', 'tomorrow', 'within a minute'. */
export function timeUntil(isoDate: string, now = Date.now()): string {
  return inLargestUnit((Date.parse(isoDate) - now) / 60_000, 1) ?? 'within a minute';
}
