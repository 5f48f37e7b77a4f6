import type { Collection, View } from '@shortlist/service-kit';
import type { QueryFilter } from 'mongoose';
import type { Context } from '../../context.js';

/** The most that one sweep takes up of each kind: a sweep must end, and the next one comes in seconds. */
export const BATCH = 1000;

/** Logs how much of `what` one sweep leaves to the next ones; nothing when it leaves none. */
export function logLeft({ log }: Pick<Context, 'log'>, what: string, left: number): void {
  if (left > 0) log.warn({ what, left }, 'sweep: more was found than one sweep takes');
}

/** Finds what matches, at most one sweep's share, without documents that this release can't read. */
export async function findBatch<Document, Output>(
  context: Pick<Context, 'log'>,
  what: string,
  collection: Pick<Collection<Document, never>, 'findReadable' | 'count'>,
  { filter, view }: { readonly filter: QueryFilter<Document>; readonly view: View<Output> },
): Promise<Output[]> {
  const found = await collection.findReadable(filter, view, { limit: BATCH });
  if (found.length === BATCH) logLeft(context, what, (await collection.count(filter)) - BATCH);
  return found;
}
