/** The current month in UTC, 'YYYY-MM'. */
export function currentMonth(now = new Date()): string {
  return now.toISOString().slice(0, 7);
}
