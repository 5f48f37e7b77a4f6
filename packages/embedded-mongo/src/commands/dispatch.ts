import { isStackOverflow } from '../bson/codec.js';
import { getField } from '../bson/fields.js';
import { tooDeep } from '../bson/measure.js';
import { toDouble } from '../bson/numbers.js';
import { type BsonDocument, isDocument, isNumber, typeOf } from '../bson/types.js';
import { badValue, MongoError, notSupported } from '../errors.js';
import { withTimeLimit } from '../time-limit.js';
import type { Command, CommandRequest } from './command.js';
import { commands, refusedCommands } from './index.js';
import { timeArgument } from './read-arguments.js';
import { assertNoCollation } from './update.js';

const genericFields = new Set([
  '$db',
  '$readPreference',
  '$clusterTime',
  'lsid',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'maxTimeMSOpOnly',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
  'collation',
]);

/** Runs a command; an error becomes the reply MongoDB would give. Writers are answered once their work is on disk. */
export async function runCommand(
  request: CommandRequest,
  onInternalError: (error: unknown) => void,
): Promise<BsonDocument> {
  try {
    const command = findCommand(request);
    checkGeneric(request, command);
    request.server.recordUse?.(request);
    if (command.writes) request.server.engine.assertWritable();
    let reply: BsonDocument;
    try {
      reply = withTimeLimit(timeArgument(request.body), () => command.run(request));
    } finally {
      // Even a failed bulk must be durable in the part that was done.
      if (command.writes) await request.server.engine.durable();
    }
    return reply;
  } catch (error) {
    return errorReply(error, onInternalError);
  }
}

/** The reply for an error; one that is not a MongoError is logged and answered as an internal error. */
export function errorReply(
  error: unknown,
  onInternalError: (error: unknown) => void,
): BsonDocument {
  if (error instanceof MongoError) {
    const { message, code, codeName, details } = error;
    return { ok: 0, errmsg: message, code, codeName, ...details };
  }
  if (isStackOverflow(error)) return errorReply(tooDeep(), onInternalError);
  onInternalError(error);
  const message = error instanceof Error ? error.message : String(error);
  return {
    ok: 0,
    errmsg: `Internal error of the embedded server: ${message}`,
    code: 1,
    codeName: 'InternalError',
  };
}

function findCommand({ name }: CommandRequest): Command {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (command) return command;
  if (name === 'commitTransaction' || name === 'abortTransaction') throw noTransactions();
  if (refusedCommands.has(name)) throw notSupported(`The command ${name}`);
  throw new MongoError(59, `no such command: '${name}'`);
}

const noTransactions = () =>
  new MongoError(20, 'Transaction numbers are only allowed on a replica set member or mongos');

function checkGeneric({ name, body }: CommandRequest, command: Command): void {
  if (Object.hasOwn(body, 'txnNumber') || Object.hasOwn(body, 'startTransaction'))
    throw noTransactions();
  assertNoCollation(body);
  for (const field of Object.keys(body)) {
    if (field === name || genericFields.has(field) || command.fields.includes(field)) continue;
    if (command.refuses?.includes(field)) {
      if (getField(body, field) === false) continue;
      throw notSupported(`The option ${field} of ${name}`);
    }
    throw new MongoError(40415, `BSON field '${name}.${field}' is an unknown field.`);
  }
  checkWriteConcern(getField(body, 'writeConcern'));
  checkReadConcern(getField(body, 'readConcern'));
}

function checkWriteConcern(concern: unknown): void {
  if (concern === undefined) return;
  if (!isDocument(concern)) {
    throw new MongoError(14, `writeConcern has to be an object, not ${typeOf(concern)}`);
  }
  const w = getField(concern, 'w');
  if (isNumber(w) && toDouble(w) > 1)
    throw badValue("cannot use 'w' > 1 when a host is not replicated");
  if (typeof w === 'string' && w !== 'majority') {
    throw badValue(
      `cannot use non-majority 'w' mode "${w}" when a host is not a member of a replica set`,
    );
  }
}

function checkReadConcern(concern: unknown): void {
  const level = isDocument(concern) ? getField(concern, 'level') : undefined;
  if (level === 'linearizable' || level === 'snapshot') {
    throw new MongoError(
      123,
      `node needs to be a replica set member to use read concern level ${level}`,
    );
  }
}
