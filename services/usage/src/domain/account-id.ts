/** The account of a user in the calendar month (UTC) of `date`. */
export function accountId(userId: string, date: Date): string {
  return `${userId}:${date.toISOString().slice(0, 7)}`;
}
