import { badValue, MongoError } from '../errors.js';
import { decodeDocument, encodeDocument } from '../bson/codec.js';
import { Collection } from './collection.js';
import type { IndexSpecification } from './collection-index.js';
import { idIndex } from './index-specification.js';
import { openJournal, type Journal, type OpenJournalOptions } from './journal.js';

/** All databases of the server. Changes are made in memory at once; `durable()` waits until they are on disk. */
export class Engine {
  private readonly databases = new Map<string, Map<string, Collection>>();
  private nextCollectionId = 1;

  private constructor(private readonly journal: Journal) {}

  /** Opens a data folder and reads everything in it. */
  static open(directory: string, options: OpenJournalOptions): Engine {
    const engine = new Engine(openJournal(directory, options));
    engine.load();
    return engine;
  }

  private load(): void {
    const byId = new Map<number, Collection>();
    for (const { key, value } of this.journal.entries()) {
      const [first, second, third] = key;
      if (first === 0 && third !== undefined) {
        const { id, indexes } = decodeDocument(value) as unknown as {
          id: { value: number };
          indexes: IndexSpecification[];
        };
        const collection = this.place(second as string, third, id.value, indexes);
        byId.set(collection.id, collection);
        this.nextCollectionId = Math.max(this.nextCollectionId, collection.id + 1);
      } else {
        byId.get(first)?.restore(second as number, decodeDocument(value));
      }
    }
  }

  private place(
    database: string,
    name: string,
    id: number,
    indexes: IndexSpecification[],
  ): Collection {
    const collection = new Collection(id, `${database}.${name}`, indexes, this.journal);
    const collections = this.databases.get(database) ?? new Map<string, Collection>();
    collections.set(name, collection);
    this.databases.set(database, collections);
    return collection;
  }

  collection(database: string, name: string): Collection | undefined {
    return this.databases.get(database)?.get(name);
  }

  /** The collection, created when it is not there; error 73 for a name MongoDB does not take. */
  ensureCollection(database: string, name: string): Collection {
    const present = this.collection(database, name);
    if (present) return present;
    assertNames(database, name);
    const collection = this.place(database, name, this.nextCollectionId, [idIndex]);
    this.nextCollectionId += 1;
    this.saveCatalogue(database, name);
    return collection;
  }

  /** Writes down a collection's indexes after they changed. */
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
