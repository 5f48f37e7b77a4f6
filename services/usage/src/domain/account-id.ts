/** The accounts of a user in all months, by their ids, which are indexed. */
export function accountsOf(userId: string) {
  // `;` follows `:`.
  return { _id: { $gt: `${userId}:`, $lt: `${userId};` } };
}

/** The account of a user in the calendar month (UTC) of `date`. */
export function accountId(userId: string, date: Date): string {
  return `${userId}:${date.toISOString().slice(0, 7)}`;
}
