import { MongoError } from '../errors.js';
import type { BsonDocument } from '../bson/types.js';

/** Runs the statements of a bulk write; a failed one is reported by its index, and stops an ordered bulk. */
export function runStatements<T>(
  statements: readonly T[],
  ordered: boolean,
  run: (statement: T, index: number) => void,
): BsonDocument[] {
  const writeErrors: BsonDocument[] = [];
  for (const [index, statement] of statements.entries()) {
    try {
      run(statement, index);
    } catch (error) {
      if (!(error instanceof MongoError)) throw error;
      writeErrors.push({ index, code: error.code, errmsg: error.message, ...error.details });
      if (ordered) break;
    }
  }
  return writeErrors;
}

/** Adds the write errors to a reply, if there are any. */
export const withWriteErrors = (reply: BsonDocument, writeErrors: BsonDocument[]): BsonDocument =>
  writeErrors.length === 0 ? reply : { ...reply, writeErrors };

/** MongoDB's limits on the number of statements in one bulk. */
export function assertBulkSize(count: number): void {
  if (count >= 1 && count <= 100_000) return;
  throw new MongoError(
    16,
    `Write batch sizes must be between 1 and 100000. Got ${count} operations.`,
  );
}
