import { ObjectId, Timestamp } from 'bson';
import { setField } from '../bson/fields.js';
import { formatValue } from '../bson/format.js';
import { type BsonDocument, isDocument, isTimestamp, typeOf } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { withIdFirst } from '../update/compile.js';
import type { Command } from './command.js';
import { collectionName, flagArgument, listArgument } from './read-arguments.js';
import { assertBulkSize, runStatements, withWriteErrors } from './write-result.js';

/** `insert`: adds documents, each with its `_id` first, generated when missing. */
export const insert: Command = {
  fields: ['documents', 'ordered', 'bypassDocumentValidation'],
  writes: true,
  run: (request) => {
    const { body, database, server } = request;
    const documents = listArgument(body, 'insert', 'documents');
    const ordered = flagArgument(body, 'insert', 'ordered') ?? true;
    assertBulkSize(documents.length);
    const collection = server.engine.ensureCollection(database, collectionName(request));
    let n = 0;
    const writeErrors = runStatements(documents, ordered, (document) => {
      collection.insert(stampEmptyTimestamps(prepare(document)));
      n += 1;
    });
    return withWriteErrors({ n, ok: 1 }, writeErrors);
  },
};

function prepare(document: unknown): BsonDocument {
  if (!isDocument(document)) {
    throw new MongoError(
      14,
      `BSON field 'insert.documents.0' is the wrong type '${typeOf(document)}', expected type 'object'`,
    );
  }
  if (!Object.hasOwn(document, '_id')) return withIdFirst(document, new ObjectId());
  assertId(document['_id']);
  return Object.keys(document)[0] === '_id' ? document : withIdFirst(document, document['_id']);
}

/** An empty timestamp at the top level stands for the time of the insert. */
function stampEmptyTimestamps(document: BsonDocument): BsonDocument {
  for (const name of Object.keys(document)) {
    const value = document[name];
    if (name === '_id' || !isTimestamp(value) || !value.isZero()) continue;
    setField(document, name, new Timestamp({ t: Math.floor(Date.now() / 1000), i: 1 }));
  }
  return document;
}

/** An `_id` can't be an array, a regular expression or undefined, nor a document with `$` fields. */
export function assertId(id: unknown): void {
  const type = typeOf(id);
  if (['array', 'regex', 'undefined'].includes(type)) {
    throw new MongoError(53, `The '_id' value cannot be of type ${type}`);
  }
  const dollar = isDocument(id) ? Object.keys(id).find((name) => name.startsWith('$')) : undefined;
  if (dollar !== undefined) {
    throw new MongoError(
      52,
      `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage. (${formatValue(id)})`,
    );
  }
}
