import { randomUUID } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { connectMongo, isDuplicateKey, type Logger } from '@shortlist/service-kit';
import { emptyRegistry, type Registry, registry } from '../registry.js';

/** Where the registry is kept. */
export interface RegistryStore {
  /** The registry as it is now; an empty one before the first change. Rejects when it can't be read. */
  read(): Promise<Registry>;
  /** Stores what `next` makes of the revision before it; false when another change came first. */
  write(next: Registry): Promise<boolean>;
  close(): Promise<void>;
}

/** Revisions that a folder keeps beside the newest. */
const keptRevisions = 10;
const revisionFile = /^(\d{9})\.json$/;

/** The registry as files in a folder, one for each revision: for one machine. The newest that can be read counts. */
export function openFolderStore(folder: string): RegistryStore {
  async function listRevisions(): Promise<string[]> {
    const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw new Error(
        `The registry of remotes in ${folder} can not be read (${error.code}): it is to be a folder that this user may read and write.`,
        { cause: error },
      );
    });
    return names.filter((name) => revisionFile.test(name)).sort();
  }
  return {
    read: async () => {
      const names = (await listRevisions()).reverse();
      for (const name of names) {
        const parsed = parse(await readFile(path.join(folder, name), 'utf8'));
        // The next revision follows the newest file, damaged or not.
        if (parsed) return { ...parsed, revision: Number.parseInt(names[0] ?? '', 10) };
      }
      if (names.length > 0) throw new Error(`None of the files in ${folder} is a registry.`);
      return emptyRegistry;
    },
    write: async (next) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${String(next.revision).padStart(9, '0')}.json`;
      const partial = path.join(folder, `${name}.${randomUUID()}.partial`);
      await writeFile(partial, JSON.stringify(next, null, 2), { mode: 0o600 });
      try {
        // Is there whole or not at all, and only once.
        await link(partial, path.join(folder, name));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      } finally {
        await rm(partial, { force: true });
      }
      const old = (await listRevisions()).slice(0, -keptRevisions - 1);
      await Promise.all(old.map((each) => rm(path.join(folder, each), { force: true })));
      return true;
    },
    close: () => Promise.resolve(),
  };
}

function parse(text: string): Registry | null {
  try {
    return registry.parse(JSON.parse(text));
  } catch {
    // Damaged: the revision before it counts.
    return null;
  }
}

export interface OpenMongoStoreOptions {
  readonly mongodbUri: string;
  readonly log: Logger;
}

interface StoredRegistry extends Registry {
  readonly _id: string;
}

const documentId = 'registry';

/** The registry in the database `gateway`, which all gateways share. Rejects when no server answers. */
export async function openMongoStore(options: OpenMongoStoreOptions): Promise<RegistryStore> {
  const { mongodbUri: uri, log } = options;
  const database = await connectMongo({ uri, dbName: 'gateway', log });
  const documents = database.db.collection<StoredRegistry>('remotes');
  return {
    read: async () => {
      const found = await documents.findOne({ _id: documentId });
      return found ? registry.parse(found) : emptyRegistry;
    },
    write: async (next) => {
      const before = next.revision - 1;
      if (before > 0) {
        const done = await documents.replaceOne({ _id: documentId, revision: before }, next);
        return done.matchedCount === 1;
      }
      try {
        await documents.insertOne({ _id: documentId, ...next });
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    close: () => database.close(),
  };
}

/** Changes the registry; what somebody else changes meanwhile is kept. Rejects with what `change` throws. */
export async function changeRegistry(
  store: Pick<RegistryStore, 'read' | 'write'>,
  change: (now: Registry) => Registry,
): Promise<Registry> {
  for (;;) {
    const now = await store.read();
    const next = change(now);
    if (next === now || (await store.write(next))) return next;
  }
}
