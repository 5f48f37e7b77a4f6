import type { Collection, Filter, View } from '@shortlist/service-kit';
import type { Context } from '../../context.js';

/** The most that one sweep takes up of each kind: a sweep must end, and the next one comes in seconds. */
export const BATCH = 1000;

/** Logs how much of `what` one sweep leaves to the next ones; nothing when it leaves none. */
export function logLeft({ log }: Pick<Context, 'log'>, label: string, left: number): void {
  if (left > 0) log.warn({ label, left }, 'sweep: more was found than one sweep takes');
}

/** Behind which id the next sweep goes on, by collection and kind; without one it begins again. */
const cursors = new WeakMap<object, Map<string, string>>();

function cursorsOf(collection: object): Map<string, string> {
  const known = cursors.get(collection) ?? new Map<string, string>();
  cursors.set(collection, known);
  return known;
}

/**
 * Finds what matches, at most one sweep's share, without documents that this release can't read. By turns: the next sweep
 * of this process takes up what comes after it, as what a sweep can't set right goes on matching.
 */
export async function findBatch<Document, Output extends { readonly _id: string }>(
  context: Pick<Context, 'log'>,
  label: string,
  collection: Pick<Collection<Document, never>, 'findReadable' | 'exists' | 'count'>,
  { filter, view }: { readonly filter: Filter<Document>; readonly view: View<Output> },
): Promise<Output[]> {
  const after = (id: string): Filter<Document> => ({ ...filter, _id: { $gt: id } });
  const turns = cursorsOf(collection);
  const cursor = turns.get(label);
  const found = await collection.findReadable(cursor === undefined ? filter : after(cursor), view, {
    sort: { _id: 1 },
    limit: BATCH,
  });
  const last = found.at(-1)?._id;
  if (last !== undefined && (await collection.exists(after(last)))) turns.set(label, last);
  else turns.delete(label);
  if (turns.has(label) || cursor !== undefined) {
    logLeft(context, label, (await collection.count(filter)) - found.length);
  }
  return found;
}
