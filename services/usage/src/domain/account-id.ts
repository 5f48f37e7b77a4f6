/** Of a month: `2026-11`. */
const MONTH_LENGTH = 7;

/** The account of a user in the calendar month (UTC) of `date`. */
export function accountId(userId: string, date: Date): string {
  return `${userId}:${date.toISOString().slice(0, MONTH_LENGTH)}`;
}

/** The month of an account: `2026-11`. */
export function monthOf(id: string): string {
  return id.slice(-MONTH_LENGTH);
}

/** When the month (UTC) of `date` ends, and with it what was used in it. */
export function endOfMonth(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}

/** The accounts of a user in all months, by their ids, which are indexed. */
export function accountsOf(userId: string) {
  // `;` follows `:`.
  return { _id: { $gt: `${userId}:`, $lt: `${userId};` } };
}
