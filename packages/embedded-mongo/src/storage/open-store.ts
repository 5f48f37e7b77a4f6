import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { assertStoreFile, damaged, extendFile } from './check-store-file.js';
import { checkIdentity } from './store-identity.js';

/**
 * A place in the store: `[0, 0]` for trying whether it can be written, `[0, 1]` for its identity, `[0, database, collection]`
 * for the catalogue, `[collection id, record id]` for a document.
 */
export type RecordKey = [0, 0 | 1] | [0, string, string] | [number, number];

/** The bytes on the disk, by key. */
export type Store = RootDatabase<Uint8Array, RecordKey>;

/** Options of {@link openStore}. */
export interface OpenStoreOptions {
  /** False leaves out the flush to the disk (a killed process still loses nothing, a power cut may). */
  readonly flush: boolean;
}

/** Opens the store of a folder, or makes it. Throws a sentence when it is damaged. */
export function openStore(folder: string, { flush }: OpenStoreOptions): Store {
  const file = join(folder, 'data.mdb');
  assertStoreFile(file, folder);
  const options = {
    path: folder,
    // Without this, a folder with a dot in its name is taken for a file.
    noSubdir: false,
    encoding: 'binary' as const,
    // A commit's promise then means flushed, not merely visible.
    overlappingSync: false,
    // What belongs together is put together by the journal.
    eventTurnBatching: false,
    noSync: !flush,
    permissionsMode: 0o600,
  };
  const store = open<Uint8Array, RecordKey>(options);
  try {
    const { lastPageNumber, pageSize } = store.getStats() as Record<string, number>;
    extendFile(file, ((lastPageNumber as number) + 1) * (pageSize as number));
    checkIdentity(store, folder);
    return store;
  } catch (error) {
    void store.close();
    throw isCorruption(error) ? damaged(folder, (error as Error).message, error) : error;
  }
}

/** True for what lmdb says of pages that are not what they should be. */
export const isCorruption = (error: unknown): boolean =>
  /MDB_(?:CORRUPTED|PAGE_NOTFOUND|INVALID|BAD_TXN|VERSION_MISMATCH)/.test(String(error));
