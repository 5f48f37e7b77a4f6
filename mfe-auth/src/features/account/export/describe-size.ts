const units = ['KB', 'MB', 'GB'] as const;

/** How much came, as a person reads it: 850 KB, 3.4 MB. */
export function describeSize(bytes: number): string {
  let amount = Math.max(1, bytes / 1000);
  let unit = 0;
  while (amount >= 1000 && unit < units.length - 1) {
    amount /= 1000;
    unit += 1;
  }
  const digits = unit > 0 && amount < 100 ? 1 : 0;
  return `${amount.toFixed(digits)} ${units[unit]}`;
}
