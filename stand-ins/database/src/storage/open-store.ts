import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { assertStoreFile, damaged } from './check-store-file.js';
import { SpaceReserve } from './space-reserve.js';
import { checkIdentity } from './store-identity.js';

/**
 * A place in the store: `[0, 0]` for testing whether it can be written, `[0, 1]` for its identity, `[0, database,
 * collection]` for the catalogue, `[collection id, record id]` for a document.
 */
export type RecordKey = [0, 0 | 1] | [0, string, string] | [number, number];

/** The bytes on the disk, by key. */
export type Store = RootDatabase<Uint8Array, RecordKey>;

/** Reads a store's statistics: bytes of a page, and the number of the last page in use. */
export const statisticsOf = (
  store: Store,
): { readonly pageSize: number; readonly lastPageNumber: number } =>
  store.getStats() as { pageSize: number; lastPageNumber: number };

/** Options of {@link openStore}. */
export interface OpenStoreOptions {
  /** False leaves out the flush to the disk (a killed process still loses nothing, a power cut may). */
  readonly flush: boolean;
}

/** A store, and the space in its file that must be ensured before each commit. */
export interface OpenedStore {
  readonly store: Store;
  readonly reserve: SpaceReserve;
}

/** Opens the store of a folder, creating it if missing. Throws a sentence when it is damaged. */
export function openStore(folder: string, { flush }: OpenStoreOptions): OpenedStore {
  const file = join(folder, 'data.mdb');
  assertStoreFile(file, folder);
  const options = {
    path: folder,
    // Without this, a folder with a dot in its name is taken for a file.
    noSubdir: false,
    encoding: 'binary' as const,
    // A commit's promise then means flushed, not merely visible.
    overlappingSync: false,
    // The journal itself groups what belongs together.
    eventTurnBatching: false,
    noSync: !flush,
    permissionsMode: 0o600,
  };
  const store = open<Uint8Array, RecordKey>(options);
  try {
    const reserve = new SpaceReserve(store, file);
    checkIdentity({ store, reserve }, folder);
    return { store, reserve };
  } catch (error) {
    void store.close();
    throw isCorruption(error) ? damaged(folder, (error as Error).message, error) : error;
  }
}

/** True for what lmdb says of corrupt pages. */
const isCorruption = (error: unknown): boolean =>
  /MDB_(?:CORRUPTED|PAGE_NOTFOUND|INVALID|BAD_TXN|VERSION_MISMATCH)/.test(String(error));
