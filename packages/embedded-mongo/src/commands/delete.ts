import { wholeNumber } from '../bson/coercion.js';
import { isDocument, typeOf } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { findRecords } from '../scan/find-records.js';
import type { Command } from './command.js';
import { collectionName, documentArgument, flagArgument, listArgument } from './read-arguments.js';
import { assertNoCollation } from './update.js';
import { assertBulkSize, runStatements, withWriteErrors } from './write-result.js';

const statementFields = ['q', 'limit', 'collation', 'hint'];

/** `delete`: removes the first (`limit` 1) or all (`limit` 0) matching documents. */
export const deleteCommand: Command = {
  fields: ['deletes', 'ordered'],
  refuses: ['let'],
  writes: true,
  run: (request) => {
    const { body, database, server } = request;
    const statements = listArgument(body, 'delete', 'deletes');
    const ordered = flagArgument(body, 'delete', 'ordered') ?? true;
    assertBulkSize(statements.length);
    const collection = server.engine.collection(database, collectionName(request));
    let n = 0;
    const writeErrors = runStatements(statements, ordered, (statement) => {
      const { filter, limit, hint } = parseStatement(statement);
      const found = findRecords(collection, filter, hint);
      if (!collection) return;
      for (const record of found) {
        collection.remove(record);
        n += 1;
        if (limit === 1) break;
      }
    });
    return withWriteErrors({ n, ok: 1 }, writeErrors);
  },
};

function parseStatement(statement: unknown) {
  if (!isDocument(statement)) {
    throw new MongoError(
      14,
      `BSON field 'delete.deletes.0' is the wrong type '${typeOf(statement)}', expected type 'object'`,
    );
  }
  const unknownField = Object.keys(statement).find((name) => !statementFields.includes(name));
  if (unknownField) {
    throw new MongoError(40415, `BSON field 'delete.deletes.${unknownField}' is an unknown field.`);
  }
  assertNoCollation(statement);
  const limit = wholeNumber(statement['limit']);
  if (limit !== 0 && limit !== 1) {
    throw new MongoError(
      9,
      `The limit field in delete objects must be 0 or 1. Got ${String(statement['limit'])}`,
    );
  }
  return {
    filter: documentArgument(statement, 'delete.deletes', 'q'),
    limit,
    hint: statement['hint'],
  };
}
