import { decodeDocument, encodeDocument } from '../bson.js';
import { badValue, MongoError } from '../errors.js';
import { damaged } from './check-store-file.js';
import { Collection } from './collection.js';
import type { IndexSpecification } from './collection-index.js';
import { Journal } from './journal.js';
import { MemoryBudget } from './memory-budget.js';

/** The index that every collection has. */
export const idIndex: IndexSpecification = { v: 2, key: { _id: 1 }, name: '_id_' };

/** Options of {@link Engine.open}. */
export interface EngineOptions {
  /** False leaves out the flush to the disk. */
  readonly flush: boolean;
  /** The most memory that documents and indexes may take, in bytes; default: no limit. */
  readonly memoryLimit?: number | undefined;
  readonly log?: (level: 'info' | 'error', message: string) => void;
}

/** All databases of the server. Changes are made in memory at once; `durable()` waits until they are on disk. */
export class Engine {
  private readonly databases = new Map<string, Map<string, Collection>>();
  private readonly journal: Journal;
  private readonly budget: MemoryBudget;
  private nextCollectionId = 1;

  private constructor(
    private readonly directory: string,
    { flush, memoryLimit, log = () => undefined }: EngineOptions,
  ) {
    this.budget = new MemoryBudget(memoryLimit);
    this.journal = new Journal(directory, {
      flush,
      onFailure: (error) => {
        log('error', error.message);
        this.reload();
      },
      onRecovery: () => log('info', 'The data folder takes writes again.'),
    });
  }

  /** Opens a data folder and reads everything in it. Rejects with a sentence when it is damaged or too large. */
  static async open(directory: string, options: EngineOptions): Promise<Engine> {
    const engine = new Engine(directory, options);
    try {
      engine.load();
      engine.budget.assertHolds(directory);
      return engine;
    } catch (error) {
      await engine.close();
      throw error;
    }
  }

  /** False while the disk refuses writes: everything can be read, but nothing changed. */
  get isWritable(): boolean {
    return this.journal.failure === undefined;
  }

  /** Error 14031 while the disk refuses writes; called before a command changes anything. */
  assertWritable(): void {
    if (this.journal.failure) throw this.journal.failure;
  }

  /** Reads everything from the disk; what memory held before is forgotten. */
  private load(): void {
    this.databases.clear();
    this.budget.reset();
    try {
      this.loadEntries();
    } catch (error) {
      throw damaged(this.directory, (error as Error).message, error);
    }
  }

  /** Undoes what the disk refused. If it can't be read either, no true answer is possible: the thread ends. */
  private reload(): void {
    try {
      this.load();
    } catch (error) {
      queueMicrotask(() => {
        throw error;
      });
    }
  }

  private loadEntries(): void {
    const byId = new Map<number, Collection>();
    for (const { key, value } of this.journal.entries()) {
      const [first, second, third] = key;
      if (first === 0) {
        if (third === undefined) continue;
        const collection = this.loadCollection(second as string, third, value);
        byId.set(collection.id, collection);
      } else {
        const collection = byId.get(first);
        if (!collection) throw new Error(`a document of the unknown collection ${first}`);
        collection.restore(second as number, decodeDocument(value));
      }
    }
  }

  private loadCollection(database: string, name: string, value: Uint8Array): Collection {
    const { id, indexes } = decodeDocument(value) as unknown as {
      id: number;
      indexes: IndexSpecification[];
    };
    this.nextCollectionId = Math.max(this.nextCollectionId, id + 1);
    return this.place(database, name, id, indexes);
  }

  private place(
    database: string,
    name: string,
    id: number,
    indexes: IndexSpecification[],
  ): Collection {
    const collection = new Collection(id, `${database}.${name}`, indexes, {
      journal: this.journal,
      budget: this.budget,
    });
    const collections = this.databases.get(database) ?? new Map<string, Collection>();
    collections.set(name, collection);
    this.databases.set(database, collections);
    return collection;
  }

  collection(database: string, name: string): Collection | undefined {
    return this.databases.get(database)?.get(name);
  }

  /** The collection, created if missing; error 73 for a name MongoDB refuses. */
  ensureCollection(database: string, name: string): Collection {
    const present = this.collection(database, name);
    if (present) return present;
    assertNames(database, name);
    const collection = this.place(database, name, this.nextCollectionId, [idIndex]);
    this.nextCollectionId += 1;
    this.saveCatalogue(database, name);
    return collection;
  }

  /** Stores a collection's indexes after they changed. */
  saveCatalogue(database: string, name: string): void {
    const collection = this.collection(database, name);
    if (!collection) return;
    const indexes = [...collection.indexes.values()].map(({ specification }) => specification);
    this.journal.put([0, database, name], encodeDocument({ id: collection.id, indexes }));
  }

  dropCollection(database: string, name: string): boolean {
    const collection = this.collection(database, name);
    if (!collection) return false;
    collection.erase();
    this.journal.remove([0, database, name]);
    const collections = this.databases.get(database);
    collections?.delete(name);
    if (collections?.size === 0) this.databases.delete(database);
    return true;
  }

  databaseNames(): string[] {
    return [...this.databases.keys()].sort();
  }

  collections(database: string): ReadonlyMap<string, Collection> {
    return this.databases.get(database) ?? new Map();
  }

  durable(): Promise<void> {
    return this.journal.durable();
  }

  /** Copies everything acknowledged into a newly made folder, as of one moment. */
  copy(target: string): Promise<void> {
    return this.journal.copy(target);
  }

  close(): Promise<void> {
    return this.journal.close();
  }
}

function assertNames(database: string, name: string): void {
  if (name.startsWith('system.')) throw badValue(`Cannot write to the system collection ${name}.`);
  const invalid =
    name === '' ||
    name.includes('$') ||
    name.includes('\0') ||
    name.startsWith('.') ||
    name.endsWith('.');
  if (invalid) throw new MongoError(73, `Invalid collection name: ${database}.${name}`);
  if (Buffer.byteLength(`${database}.${name}`) > 255) {
    throw new MongoError(
      73,
      `Fully qualified namespace is too long. Namespace: ${database}.${name} Max: 255`,
    );
  }
}
