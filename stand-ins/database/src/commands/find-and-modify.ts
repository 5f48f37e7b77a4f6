import { failedToParse } from '../errors.js';
import { compileProjection } from '../query/projection.js';
import { compileUpdate } from '../query/update.js';
import type { BsonDocument } from '../query/values.js';
import { collectionName, documentArgument, flagArgument } from './arguments.js';
import type { Command, CommandRequest } from './command.js';
import { inOrder } from './find.js';
import { applyUpdate, upsert } from './write.js';

/** `findAndModify`: changes or removes one document and answers with it, before or after. */
export const findAndModify: Command = {
  fields: [
    'query',
    'sort',
    'remove',
    'update',
    'new',
    'fields',
    'upsert',
    'bypassDocumentValidation',
  ],
  writes: true,
  run: (request) => {
    const { body } = request;
    const isRemoval = flagArgument(body, 'remove') ?? false;
    if (isRemoval === (body['update'] !== undefined)) {
      throw failedToParse('Either an update or remove=true must be specified');
    }
    const fields = documentArgument(body, 'fields');
    const project = Object.keys(fields).length > 0 ? compileProjection(fields) : undefined;
    const { lastErrorObject, value } = isRemoval ? removeOne(request) : updateOne(request);
    return { lastErrorObject, value: (value && project ? project(value) : value) ?? null, ok: 1 };
  },
};

interface Outcome {
  readonly lastErrorObject: BsonDocument;
  readonly value?: BsonDocument;
}

function findOne(request: CommandRequest) {
  const { body, database, server } = request;
  const filter = documentArgument(body, 'query');
  const collection = server.engine.collection(database, collectionName(request));
  const [record] = inOrder(collection, filter, documentArgument(body, 'sort'));
  return { filter, found: collection && record && { collection, record } };
}

function removeOne(request: CommandRequest): Outcome {
  const { found } = findOne(request);
  if (!found) return { lastErrorObject: { n: 0 } };
  found.collection.remove(found.record);
  return { lastErrorObject: { n: 1 }, value: found.record.document };
}

function updateOne(request: CommandRequest): Outcome {
  const { body, database, server } = request;
  const change = compileUpdate(body['update']);
  const showsNew = flagArgument(body, 'new') ?? false;
  const { filter, found } = findOne(request);
  if (found) {
    const after = applyUpdate(found.collection, found.record, change, filter);
    const value = showsNew ? after : found.record.document;
    return { lastErrorObject: { n: 1, updatedExisting: true }, value };
  }
  if (!flagArgument(body, 'upsert')) {
    return { lastErrorObject: { n: 0, updatedExisting: false } };
  }
  const name = collectionName(request);
  const value = upsert(server.engine, { database, name, filter, change });
  const lastErrorObject = { n: 1, updatedExisting: false, upserted: value['_id'] };
  return showsNew ? { lastErrorObject, value } : { lastErrorObject };
}
