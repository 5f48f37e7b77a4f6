import { identicalValues } from '../bson/compare.js';
import { getField } from '../bson/fields.js';
import { type BsonDocument, isDocument, typeOf } from '../bson/types.js';
import { failedToParse, MongoError, notSupported } from '../errors.js';
import { findRecords, type FoundRecord } from '../scan/find-records.js';
import type { Collection } from '../storage/collection.js';
import { type CompiledUpdate, compileUpdate } from '../update/compile.js';
import { documentForUpsert } from '../update/upsert.js';
import type { Command } from './command.js';
import { assertId } from './insert.js';
import {
  collectionName,
  documentArgument,
  flagArgument,
  listArgument,
  optionalList,
} from './read-arguments.js';
import { assertBulkSize, runStatements, withWriteErrors } from './write-result.js';

const statementFields = ['q', 'u', 'multi', 'upsert', 'arrayFilters', 'hint', 'collation', 'c'];

/** `update`: changes the first or all matching documents, or inserts one (upsert). */
export const update: Command = {
  fields: ['updates', 'ordered', 'bypassDocumentValidation'],
  refuses: ['let'],
  writes: true,
  run: (request) => {
    const { body, database, server } = request;
    const statements = listArgument(body, 'update', 'updates');
    const ordered = flagArgument(body, 'update', 'ordered') ?? true;
    assertBulkSize(statements.length);
    const name = collectionName(request);
    const totals = { n: 0, nModified: 0 };
    const upserted: BsonDocument[] = [];
    const writeErrors = runStatements(statements, ordered, (statement, index) => {
      const parsed = parseStatement(statement);
      const present = server.engine.collection(database, name);
      const result = updateRecords(present, parsed);
      totals.n += result.n;
      totals.nModified += result.nModified;
      if (result.n > 0 || !parsed.upsert) return;
      const inserted = documentForUpsert(parsed.filter, parsed.update);
      assertId(inserted['_id']);
      server.engine.ensureCollection(database, name).insert(inserted);
      totals.n += 1;
      upserted.push({ index, _id: inserted['_id'] });
    });
    const reply = { ...totals, ...(upserted.length > 0 && { upserted }), ok: 1 };
    return withWriteErrors(reply, writeErrors);
  },
};

interface UpdateStatement {
  readonly filter: BsonDocument;
  readonly update: CompiledUpdate;
  readonly multi: boolean;
  readonly upsert: boolean;
  readonly hint: unknown;
}

function parseStatement(statement: unknown): UpdateStatement {
  if (!isDocument(statement)) {
    throw new MongoError(
      14,
      `BSON field 'update.updates.0' is the wrong type '${typeOf(statement)}', expected type 'object'`,
    );
  }
  const unknownField = Object.keys(statement).find((name) => !statementFields.includes(name));
  if (unknownField) {
    throw new MongoError(40415, `BSON field 'update.updates.${unknownField}' is an unknown field.`);
  }
  assertNoCollation(statement);
  if (statement['c'] !== undefined) throw notSupported('The constants (c) of an update');
  const compiled = compileUpdate(
    getField(statement, 'u'),
    optionalList(statement, 'update.updates', 'arrayFilters'),
  );
  const multi = flagArgument(statement, 'update.updates', 'multi') ?? false;
  if (multi && compiled.isReplacement) {
    throw failedToParse('multi update is not supported for replacement-style update');
  }
  return {
    filter: documentArgument(statement, 'update.updates', 'q'),
    update: compiled,
    multi,
    upsert: flagArgument(statement, 'update.updates', 'upsert') ?? false,
    hint: getField(statement, 'hint'),
  };
}

/** Error 115 for a collation other than the simple one. */
export function assertNoCollation(options: BsonDocument): void {
  const collation = getField(options, 'collation');
  if (collation === undefined || (isDocument(collation) && Object.keys(collation).length === 0))
    return;
  if (isDocument(collation) && collation['locale'] === 'simple') return;
  throw notSupported('A collation');
}

function updateRecords(
  collection: Collection | undefined,
  { filter, update: compiled, multi, hint }: UpdateStatement,
): { n: number; nModified: number } {
  let n = 0;
  let nModified = 0;
  const found = findRecords(collection, filter, hint);
  if (!collection) return { n, nModified };
  for (const record of found) {
    n += 1;
    if (applyUpdate(collection, record, compiled).changed) nModified += 1;
    if (!multi) break;
  }
  return { n, nModified };
}

/** Changes one record; nothing is written when the update leaves the document as it was. */
export function applyUpdate(
  collection: Collection,
  record: FoundRecord,
  compiled: CompiledUpdate,
): { readonly after: BsonDocument; readonly changed: boolean } {
  const after = compiled.apply(record.document, { details: record.details });
  if (identicalValues(record.document, after)) return { after: record.document, changed: false };
  collection.replace(record, after);
  return { after, changed: true };
}
