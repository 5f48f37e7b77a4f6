import { isStackOverflow, tooDeep } from '../bson.js';
import { badValue, MongoError } from '../errors.js';
import { type BsonDocument, getField, isDocument } from '../query/values.js';
import { withTimeLimit } from '../time-limit.js';
import { checkFields, timeArgument } from './arguments.js';
import type { Command, CommandRequest, Reply } from './command.js';
import { commands } from './index.js';

const genericFields = new Set([
  '$db',
  '$readPreference',
  '$clusterTime',
  'lsid',
  'readConcern',
  'writeConcern',
  'maxTimeMS',
  'comment',
  'apiVersion',
  'apiStrict',
  'apiDeprecationErrors',
]);

/** Runs a command; an error becomes the reply that MongoDB would give. Writers are answered once their work is on disk. */
export async function runCommand(
  request: CommandRequest,
  onInternalError: (error: unknown) => void,
): Promise<Reply> {
  const { engine } = request.server;
  try {
    const command = findCommand(request);
    checkGeneric(request, command);
    if (command.writes) engine.assertWritable();
    try {
      return await withTimeLimit(timeArgument(request.body), () => command.run(request));
    } finally {
      // Even a failed bulk must be durable in the part that was done.
      if (command.writes) await engine.durable();
    }
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
  throw new MongoError(59, `no such command: '${name}'`);
}

function checkGeneric({ name, body }: CommandRequest, command: Command): void {
  if (Object.hasOwn(body, 'txnNumber') || Object.hasOwn(body, 'startTransaction')) {
    throw new MongoError(
      20,
      'Transaction numbers are only allowed on a replica set member or mongos',
    );
  }
  const isKnown = (field: string) =>
    field === name || genericFields.has(field) || command.fields.includes(field);
  checkFields(body, isKnown, name);
  const concern = getField(body, 'writeConcern');
  const w = isDocument(concern) ? concern['w'] : undefined;
  if (typeof w === 'number' && w > 1) {
    throw badValue("cannot use 'w' > 1 when a host is not replicated");
  }
}
