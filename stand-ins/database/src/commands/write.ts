import { MongoError } from '../errors.js';
import { findRecords } from '../query/find-records.js';
import { compileUpdate, documentForUpsert, type Updater, withId } from '../query/update.js';
import { areIdentical, type BsonDocument, isDocument, isOperators } from '../query/values.js';
import type { Collection, StoredRecord } from '../storage/collection.js';
import type { Engine } from '../storage/engine.js';
import { checkTime } from '../time-limit.js';
import {
  checkFields,
  collectionName,
  documentArgument,
  documentsArgument,
  flagArgument,
} from './arguments.js';
import type { Command, CommandRequest } from './command.js';

/** `insert`: adds documents, each with its `_id` first, generated when missing. */
export const insert: Command = {
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  writes: true,
  run: (request) => {
    const collection = request.server.engine.ensureCollection(
      request.database,
      collectionName(request),
    );
    let n = 0;
    const writeErrors = runStatements(request, 'documents', (document) => {
      const whole = withId(document);
      assertId(whole['_id']);
      collection.insert(whole);
      n += 1;
    });
    return { n, ok: 1, ...writeErrors };
  },
};

/** `update`: changes the first or all matching documents, or inserts one (upsert). */
export const update: Command = {
  fields: ['updates', 'ordered', 'bypassDocumentValidation'],
  writes: true,
  run: (request) => {
    const { database, server } = request;
    const name = collectionName(request);
    const totals = { n: 0, nModified: 0 };
    const upserted: BsonDocument[] = [];
    const writeErrors = runStatements(request, 'updates', (statement, index) => {
      checkStatement(statement, ['q', 'u', 'multi', 'upsert']);
      const filter = documentArgument(statement, 'q');
      const change = compileUpdate(statement['u']);
      const multi = flagArgument(statement, 'multi') ?? false;
      if (multi && !isOperators(statement['u'])) {
        throw new MongoError(9, 'multi update is not supported for replacement-style update');
      }
      const collection = server.engine.collection(database, name);
      let n = 0;
      for (const record of findRecords(collection, filter)) {
        n += 1;
        const after = applyUpdate(collection as Collection, record, change, filter);
        if (after !== record.document) totals.nModified += 1;
        if (!multi) break;
      }
      totals.n += n;
      if (n > 0 || !flagArgument(statement, 'upsert')) return;
      const inserted = upsert(server.engine, { database, name, filter, change });
      totals.n += 1;
      upserted.push({ index, _id: inserted['_id'] });
    });
    return { ...totals, ...(upserted.length > 0 && { upserted }), ok: 1, ...writeErrors };
  },
};

/** `delete`: removes the first (`limit` 1) or all (`limit` 0) matching documents. */
export const deleteCommand: Command = {
  fields: ['deletes', 'ordered'],
  writes: true,
  run: (request) => {
    const collection = request.server.engine.collection(request.database, collectionName(request));
    let n = 0;
    const writeErrors = runStatements(request, 'deletes', (statement) => {
      checkStatement(statement, ['q', 'limit']);
      const { limit } = statement;
      if (limit !== 0 && limit !== 1) {
        throw new MongoError(9, `The limit field in delete objects must be 0 or 1. Got ${limit}`);
      }
      for (const record of findRecords(collection, documentArgument(statement, 'q'))) {
        collection?.remove(record);
        n += 1;
        if (limit === 1) break;
      }
    });
    return { n, ok: 1, ...writeErrors };
  },
};

const checkStatement = (statement: BsonDocument, known: readonly string[]): void =>
  checkFields(statement, (field) => known.includes(field), 'statement');

/** Changes one record and returns the new document; nothing is written when it is as before. */
export function applyUpdate(
  collection: Collection,
  record: StoredRecord,
  change: Updater,
  filter: BsonDocument,
): BsonDocument {
  const after = change(record.document, { filter });
  if (areIdentical(record.document, after)) return record.document;
  collection.replace(record, after);
  return after;
}

/** Inserts the document that an upsert makes, and returns it. */
export function upsert(
  engine: Engine,
  {
    database,
    name,
    filter,
    change,
  }: {
    readonly database: string;
    readonly name: string;
    readonly filter: BsonDocument;
    readonly change: Updater;
  },
): BsonDocument {
  const document = documentForUpsert(filter, change);
  assertId(document['_id']);
  engine.ensureCollection(database, name).insert(document);
  return document;
}

function assertId(id: unknown): void {
  if (!Array.isArray(id) && !(id instanceof RegExp) && !(isDocument(id) && isOperators(id))) return;
  throw new MongoError(53, "The '_id' value cannot be an array, a regular expression or operators");
}

/** Runs the statements of a bulk write; a failed one is reported by its index, and stops an ordered bulk. */
function runStatements(
  { body }: CommandRequest,
  field: string,
  run: (statement: BsonDocument, index: number) => void,
): { readonly writeErrors?: BsonDocument[] } {
  const statements = documentsArgument(body, field);
  const isOrdered = flagArgument(body, 'ordered') ?? true;
  if (statements.length < 1 || statements.length > 100_000) {
    throw new MongoError(16, `Write batch sizes must be between 1 and 100000.`);
  }
  const writeErrors: BsonDocument[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      checkTime();
      run(statement, index);
    } catch (error) {
      // A command that runs out of time fails as a whole.
      if (!(error instanceof MongoError) || error.code === 50) throw error;
      // Past the first thousand errors come without messages, so that they fit into one reply.
      const { code, message, details } = error;
      const report = writeErrors.length < 1000 ? { errmsg: message, ...details } : { errmsg: '' };
      writeErrors.push({ index, code, ...report });
      if (isOrdered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}
