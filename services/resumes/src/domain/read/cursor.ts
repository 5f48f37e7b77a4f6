/** The place of an item in a list that is sorted by time and id, newest first: several may be of the same moment. */
export const cursorOf = (at: Date, id: string): string => `${at.getTime()}_${id}`;

/**
 * Filter for the items behind a cursor, by the field that has their time. Without a cursor, or with one that was not
 * given here, it matches from the newest on.
 */
export function behind(field: string, cursor: string | undefined): object {
  const [, time, id] = /^(\d{1,15})_(.+)$/.exec(cursor ?? '') ?? [];
  if (time === undefined || id === undefined) return {};
  const at = new Date(Number(time));
  return { $or: [{ [field]: { $lt: at } }, { [field]: at, _id: { $lt: id } }] };
}
