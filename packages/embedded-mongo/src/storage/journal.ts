import { open, type RootDatabase } from 'lmdb';

/** A place in the store: `[0, database, collection]` for the catalogue, `[collection id, record id]` for a document. */
export type RecordKey = [number, number] | [0, string, string];

/** The durable half of the server: bytes by key, on disk when `durable()` resolves. */
export interface Journal {
  entries(): Iterable<{ key: RecordKey; value: Uint8Array }>;
  put(key: RecordKey, value: Uint8Array): void;
  remove(key: RecordKey): void;
  /** Resolves once everything put so far is on disk; rejects for good after a write has failed. */
  durable(): Promise<void>;
  close(): Promise<void>;
}

/** Options of {@link openJournal}. */
export interface OpenJournalOptions {
  /** False leaves out the flush to the disk (a killed process still loses nothing, a power cut may). */
  readonly flush: boolean;
}

/** Opens the store in a folder. Writes of many commands share one commit, which is what makes them quick. */
export function openJournal(directory: string, { flush }: OpenJournalOptions): Journal {
  const store: RootDatabase<Uint8Array, RecordKey> = open({
    path: directory,
    encoding: 'binary',
    // A commit's promise then means flushed, not merely visible.
    overlappingSync: false,
    noSync: !flush,
  });
  let last: Promise<unknown> = Promise.resolve();
  let failure: Error | undefined;
  const track = (write: Promise<unknown>) => {
    last = write;
    write.catch((error: Error) => {
      failure ??= error;
    });
  };
  return {
    entries: () => store.getRange({}) as Iterable<{ key: RecordKey; value: Uint8Array }>,
    put: (key, value) => track(store.put(key, value)),
    remove: (key) => track(store.remove(key)),
    durable: async () => {
      await last;
      if (failure) throw failure;
    },
    close: async () => {
      await store.flushed;
      await store.close();
    },
  };
}
