/** Of a month: `2026-11`. */
const MONTH_LENGTH = 7;

/** The account of a workspace in the calendar month (UTC) of `date`. */
export function accountId(workspaceId: string, date: Date): string {
  return `${workspaceId}:${date.toISOString().slice(0, MONTH_LENGTH)}`;
}

/** The month of an account: `2026-11`. */
export function monthOf(id: string): string {
  return id.slice(-MONTH_LENGTH);
}

/** When the month (UTC) of `date` ends, and with it what was used in it. */
export function endOfMonth(date: Date): Date {
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1));
}
