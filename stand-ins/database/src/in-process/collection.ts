import {
  type BulkWriteResult,
  type Document,
  MongoBulkWriteError,
  MongoServerError,
} from 'mongodb';
import type { Ask } from './ask.js';
import { InProcessCursor } from './cursor.js';

interface Options {
  readonly projection?: Document;
  readonly sort?: Document;
  readonly limit?: number;
  readonly batchSize?: number;
  readonly maxTimeMS?: number;
  readonly upsert?: boolean;
  readonly ordered?: boolean;
  readonly ignoreUndefined?: boolean;
  readonly returnDocument?: 'before' | 'after';
}

interface UpdateOne {
  readonly updateOne: { readonly filter: Document; readonly update: Document };
}

const limitOf = ({ maxTimeMS }: Options) => (maxTimeMS === undefined ? {} : { maxTimeMS });

/** Rejects as the driver does for one write that was refused. */
async function writeOne(ask: Ask, command: Document, options: Options): Promise<Document> {
  const reply = await ask({ ...command, ...limitOf(options) }, options);
  const [refused] = (reply['writeErrors'] ?? []) as Document[];
  if (refused) throw new MongoServerError(refused);
  return reply;
}

/** Rejects as the driver does for writes of which some were refused. */
async function writeMany(ask: Ask, command: Document, options: Options): Promise<Document> {
  const { ordered = true } = options;
  const reply = await ask({ ...command, ordered }, options);
  const writeErrors = (reply['writeErrors'] ?? []) as Document[];
  const [first] = writeErrors;
  if (!first) return reply;
  // The driver does not export the class of such results.
  const result = { getWriteConcernError: () => undefined } as BulkWriteResult;
  const { code, errmsg: message } = first as { code: number; errmsg: string };
  throw new MongoBulkWriteError({ code, message, writeErrors: writeErrors as never[] }, result);
}

const counted = ({ n, nModified, upserted = [] }: Document) => ({
  acknowledged: true,
  matchedCount: n - upserted.length,
  modifiedCount: nModified,
  upsertedCount: upserted.length,
});

/** The part of the driver's collections that services use, over commands that run in this process. */
export class InProcessCollection {
  constructor(
    private readonly ask: Ask,
    readonly collectionName: string,
  ) {}

  find(filter: Document = {}, options: Options = {}): InProcessCursor {
    const { projection, sort, limit, batchSize } = options;
    const given = { projection, sort, limit, batchSize };
    const said = Object.entries(given).filter(([, value]) => value !== undefined);
    const command = { find: this.collectionName, filter, ...Object.fromEntries(said) };
    return new InProcessCursor(this.ask, { ...command, ...limitOf(options) }, batchSize);
  }

  async findOne(filter: Document = {}, options: Options = {}): Promise<Document | null> {
    const [found] = await this.find(filter, { ...options, limit: 1 }).toArray();
    return found ?? null;
  }

  async insertOne(document: Document, options: Options = {}) {
    const command = { insert: this.collectionName, documents: [document] };
    await writeOne(this.ask, command, options);
    return { acknowledged: true, insertedId: document['_id'] };
  }

  async insertMany(documents: readonly Document[], options: Options = {}) {
    const command = { insert: this.collectionName, documents };
    const { n } = await writeMany(this.ask, command, options);
    return { acknowledged: true, insertedCount: n };
  }

  updateOne(filter: Document, update: Document, options: Options = {}) {
    return this.update({ q: filter, u: update, multi: false }, options);
  }

  updateMany(filter: Document, update: Document, options: Options = {}) {
    return this.update({ q: filter, u: update, multi: true }, options);
  }

  /** Only of `updateOne`. */
  async bulkWrite(changes: readonly UpdateOne[], options: Options = {}) {
    const updates = changes.map(({ updateOne: { filter, update } }) => ({ q: filter, u: update }));
    const command = { update: this.collectionName, updates };
    return counted(await writeMany(this.ask, command, options));
  }

  async deleteOne(filter: Document, options: Options = {}) {
    return this.delete({ q: filter, limit: 1 }, options);
  }

  async deleteMany(filter: Document, options: Options = {}) {
    return this.delete({ q: filter, limit: 0 }, options);
  }

  findOneAndUpdate(filter: Document, update: Document, options: Options = {}) {
    return this.modify(filter, update, options);
  }

  findOneAndReplace(filter: Document, replacement: Document, options: Options = {}) {
    return this.modify(filter, replacement, options);
  }

  async countDocuments(filter: Document = {}, options: Options = {}): Promise<number> {
    const count = { $group: { _id: 1, n: { $sum: 1 } } };
    const [found] = await this.aggregate([{ $match: filter }, count], options).toArray();
    return found?.['n'] ?? 0;
  }

  aggregate(pipeline: readonly Document[], options: Options = {}): InProcessCursor {
    const command = { aggregate: this.collectionName, pipeline, cursor: {} };
    return new InProcessCursor(this.ask, { ...command, ...limitOf(options) });
  }

  async createIndexes(indexes: readonly Document[]): Promise<string[]> {
    const named = indexes.map((index) => ({
      name: Object.entries(index['key'] as object)
        .flat()
        .join('_'),
      ...index,
    }));
    await this.ask({ createIndexes: this.collectionName, indexes: named });
    return named.map(({ name }) => name);
  }

  listIndexes(): InProcessCursor {
    return new InProcessCursor(this.ask, { listIndexes: this.collectionName, cursor: {} });
  }

  dropIndex(index: string): Promise<Document> {
    return this.ask({ dropIndexes: this.collectionName, index });
  }

  private async update(statement: Document, options: Options) {
    const { upsert = false } = options;
    const command = { update: this.collectionName, updates: [{ ...statement, upsert }] };
    return counted(await writeOne(this.ask, command, options));
  }

  private async delete(statement: Document, options: Options) {
    const command = { delete: this.collectionName, deletes: [statement] };
    const { n } = await writeOne(this.ask, command, options);
    return { acknowledged: true, deletedCount: n as number };
  }

  private async modify(
    query: Document,
    update: Document,
    options: Options,
  ): Promise<Document | null> {
    const { projection: fields = {}, sort = {}, upsert = false, returnDocument } = options;
    const given = { query, update, fields, sort, upsert, new: returnDocument === 'after' };
    const command = { findAndModify: this.collectionName, ...given };
    const reply = await this.ask({ ...command, ...limitOf(options) }, options);
    return reply['value'] ?? null;
  }
}
