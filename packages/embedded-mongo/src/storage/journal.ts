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

/**
 * Opens the store in a folder. Changes are committed in their order; those that come while a commit is on its way to
 * the disk share the next one, which is what makes many clients quick.
 */
export function openJournal(directory: string, { flush }: OpenJournalOptions): Journal {
  const store: RootDatabase<Uint8Array, RecordKey> = open({
    path: directory,
    // Without this, a folder with a dot in its name is taken for a file.
    noSubdir: false,
    encoding: 'binary',
    // A commit's promise then means flushed, not merely visible.
    overlappingSync: false,
    // Each change stands for itself; a batch has a promise of its own that nobody could catch when the disk fails.
    eventTurnBatching: false,
    noSync: !flush,
  });
  let last: Promise<unknown> = Promise.resolve();
  let failure: Promise<Error> | undefined;

  function track(write: () => Promise<unknown>): void {
    // After a failed commit nothing more is written: what follows may build on what was lost.
    if (failure) return;
    last = write().catch((error: unknown) => {
      const described = describe(error);
      failure ??= described;
    });
  }

  return {
    entries: () => store.getRange({}) as Iterable<{ key: RecordKey; value: Uint8Array }>,
    put: (key, value) => track(() => store.put(key, value)),
    remove: (key) => track(() => store.remove(key)),
    durable: async () => {
      await last;
      if (failure) throw await failure;
    },
    close: async () => {
      await last;
      await store.close();
    },
  };
}

/** The store tells the reason of a failed commit by a second promise. */
async function describe(error: unknown): Promise<Error> {
  const { commitError, message } = error as Error & { commitError?: Promise<never> };
  const reason = commitError ? await commitError.catch((cause: Error) => cause.message) : message;
  return new Error(
    `Writing to the data folder failed: ${reason}. Restart the server once the disk is in order.`,
    { cause: error },
  );
}
