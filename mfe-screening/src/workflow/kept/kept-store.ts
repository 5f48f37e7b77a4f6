import { userOfOwner } from '@shortlist/web-kit';
import { createStore, delMany, get, keys, set, type UseStore } from 'idb-keyval';

/** All about a kept file but its bytes. */
export interface KeptFile {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly lastModified: number;
}

export interface KeptLists {
  /** In milliseconds since 1970. */
  readonly savedAt: number;
  readonly draft: readonly KeptFile[];
  readonly sent: readonly KeptFile[];
}

/** Files of a closed tab are deleted after this time, in milliseconds. */
const longestMs = 24 * 60 * 60 * 1000;

type Key = readonly [owner: string, tab: string, id: string];
const listsId = 'lists';

function isKey(key: IDBValidKey): key is [string, string, string] {
  return Array.isArray(key) && key.length === 3 && key.every((part) => typeof part === 'string');
}

/** The browser's store of kept files. Every call may reject: there may be no store, or no room in it. */
export interface KeptStore {
  readonly readLists: () => Promise<KeptLists | null>;
  readonly writeLists: (lists: KeptLists) => Promise<void>;
  readonly readFile: (id: string) => Promise<ArrayBuffer | null>;
  readonly writeFile: (id: string, bytes: ArrayBuffer) => Promise<void>;
  readonly deleteFiles: (ids: readonly string[]) => Promise<void>;
  /** Deletes all of this tab. */
  readonly clear: () => Promise<void>;
  /** Deletes what other users, and tabs that were closed long ago, left in this browser. */
  readonly sweep: (now: number) => Promise<void>;
}

export interface OpenKeptStoreOptions {
  /** A key of `dataOwner`. */
  readonly owner: string;
  /** Id of the tab. */
  readonly tab: string;
}

let shared: UseStore | null = null;
/** One connection for the page, opened with the first use. */
function connection(): UseStore {
  shared ??= createStore('shortlist-chosen-files', 'files');
  return shared;
}

async function deleteWhere(isUnwanted: (key: Key) => boolean | Promise<boolean>): Promise<void> {
  const unwanted: IDBValidKey[] = [];
  for (const key of await keys(connection())) {
    if (!isKey(key) || (await isUnwanted(key))) unwanted.push(key);
  }
  await delMany(unwanted, connection());
}

/** Deletes all that a user left in this browser, in any tab and workspace. */
export function deleteKeptFiles(userId: string): Promise<void> {
  return deleteWhere(([keptFor]) => userOfOwner(keptFor) === userId);
}

export function openKeptStore({ owner, tab }: OpenKeptStoreOptions): KeptStore {
  const keyOf = (id: string): string[] => [owner, tab, id];
  return {
    readLists: async () => (await get<KeptLists>(keyOf(listsId), connection())) ?? null,
    writeLists: (lists) => set(keyOf(listsId), lists, connection()),
    readFile: async (id) => (await get<ArrayBuffer>(keyOf(id), connection())) ?? null,
    writeFile: (id, bytes) => set(keyOf(id), bytes, connection()),
    deleteFiles: (ids) => delMany(ids.map(keyOf), connection()),
    clear: () => deleteWhere(([keptFor, keptIn]) => keptFor === owner && keptIn === tab),
    sweep: async (now) => {
      const ages = new Map<string, Promise<boolean>>();
      const isOld = (keptFor: string, keptIn: string) => {
        const known = ages.get(`${keptFor} ${keptIn}`);
        if (known) return known;
        const lists = get<KeptLists>([keptFor, keptIn, listsId], connection());
        const old = lists.then((kept) => !kept || now - kept.savedAt > longestMs);
        ages.set(`${keptFor} ${keptIn}`, old);
        return old;
      };
      const userId = userOfOwner(owner);
      await deleteWhere(
        ([keptFor, keptIn]) =>
          userOfOwner(keptFor) !== userId ||
          ((keptFor !== owner || keptIn !== tab) && isOld(keptFor, keptIn)),
      );
    },
  };
}
