import { documentBytes } from '../bson/measure.js';
import type { BsonDocument } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { checkTime } from '../time-limit.js';

/** Once the errors in one reply exceed this many bytes, the rest come without messages, as in MongoDB. */
const maximumErrorBytes = 1024 * 1024;

/** Runs the statements of a bulk write; a failed one is reported by its index, and stops an ordered bulk. */
export function runStatements<T>(
  statements: readonly T[],
  ordered: boolean,
  run: (statement: T, index: number) => void,
): BsonDocument[] {
  const writeErrors: BsonDocument[] = [];
  let bytes = 0;
  for (const [index, statement] of statements.entries()) {
    try {
      checkTime();
      run(statement, index);
    } catch (error) {
      // A command that runs out of time fails as a whole.
      if (!(error instanceof MongoError) || error.code === 50) throw error;
      const full = { index, code: error.code, errmsg: error.message, ...error.details };
      bytes += documentBytes(full);
      const fits = bytes <= maximumErrorBytes || writeErrors.length === 0;
      writeErrors.push(fits ? full : { index, code: error.code, errmsg: '' });
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
