import type { RootDatabase } from 'lmdb';

/**
 * A place in the store: `[0, 0]` for testing whether it can be written, `[0, 1]` for its identity, `[0, database,
 * collection]` for the catalogue, `[collection id, record id]` for a document.
 */
export type RecordKey = [0, 0 | 1] | [0, string, string] | [number, number];

/** The bytes on the disk, by key. */
export type Store = RootDatabase<Uint8Array, RecordKey>;

/** What a store reports of its file: bytes of a page, and the number of the last page in use. */
export const statisticsOf = (
  store: Store,
): { readonly pageSize: number; readonly lastPageNumber: number } =>
  store.getStats() as { pageSize: number; lastPageNumber: number };
