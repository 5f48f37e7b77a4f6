import { getField } from '../bson/fields.js';
import type { BsonDocument } from '../bson/types.js';
import { failedToParse } from '../errors.js';
import { compileProjection } from '../query/projection.js';
import { compileSort } from '../query/sort.js';
import { findRecords, type FoundRecord } from '../scan/find-records.js';
import type { Collection } from '../storage/collection.js';
import { type CompiledUpdate, compileUpdate } from '../update/compile.js';
import { documentForUpsert } from '../update/upsert.js';
import type { Command, CommandRequest } from './command.js';
import { assertId } from './insert.js';
import { collectionName, documentArgument, flagArgument, optionalList } from './read-arguments.js';
import { applyUpdate } from './update.js';

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
    'arrayFilters',
    'hint',
    'bypassDocumentValidation',
  ],
  refuses: ['let'],
  writes: true,
  run: (request) => {
    const { body } = request;
    const remove = flagArgument(body, 'findAndModify', 'remove') ?? false;
    assertCombination(body, remove);
    const fields = documentArgument(body, 'findAndModify', 'fields');
    const project = Object.keys(fields).length > 0 ? compileProjection(fields) : undefined;
    const result = remove ? removeOne(request) : updateOne(request);
    const value = result.value && project ? project(result.value, result.details) : result.value;
    return { lastErrorObject: result.lastErrorObject, value: value ?? null, ok: 1 };
  },
};

interface Outcome {
  readonly lastErrorObject: BsonDocument;
  readonly value?: BsonDocument;
  readonly details?: FoundRecord['details'];
}

function assertCombination(body: BsonDocument, remove: boolean): void {
  const hasUpdate = getField(body, 'update') !== undefined;
  if (!remove && !hasUpdate)
    throw failedToParse('Either an update or remove=true must be specified');
  if (!remove) return;
  if (hasUpdate) throw failedToParse('Cannot specify both an update and remove=true');
  if (flagArgument(body, 'findAndModify', 'upsert')) {
    throw failedToParse('Cannot specify both upsert=true and remove=true');
  }
  if (flagArgument(body, 'findAndModify', 'new')) {
    throw failedToParse(
      "Cannot specify both new=true and remove=true; 'remove' always returns the deleted document",
    );
  }
}

function findOne(request: CommandRequest): { collection?: Collection; record?: FoundRecord } {
  const filter = documentArgument(request.body, 'findAndModify', 'query');
  const sort = documentArgument(request.body, 'findAndModify', 'sort');
  const sorter = compileSort(sort);
  const collection = request.server.engine.collection(request.database, collectionName(request));
  const found = findRecords(collection, filter, getField(request.body, 'hint'));
  if (!collection) return {};
  const [record] =
    Object.keys(sort).length > 0 ? sorter(found, ({ document }) => document, 1) : found;
  return record ? { collection, record } : { collection };
}

function removeOne(request: CommandRequest): Outcome {
  const { collection, record } = findOne(request);
  if (!collection || !record) return { lastErrorObject: { n: 0 } };
  collection.remove(record);
  return { lastErrorObject: { n: 1 }, value: record.document, details: record.details };
}

function updateOne(request: CommandRequest): Outcome {
  const { body } = request;
  const compiled = compileUpdate(
    getField(body, 'update'),
    optionalList(body, 'findAndModify', 'arrayFilters'),
  );
  const showNew = flagArgument(body, 'findAndModify', 'new') ?? false;
  const { collection, record } = findOne(request);
  if (!collection || !record) return insertOne(request, compiled, showNew);
  const { after } = applyUpdate(collection, record, compiled);
  return {
    lastErrorObject: { n: 1, updatedExisting: true },
    value: showNew ? after : record.document,
    details: record.details,
  };
}

function insertOne(request: CommandRequest, compiled: CompiledUpdate, showNew: boolean): Outcome {
  const { body, database, server } = request;
  if (!flagArgument(body, 'findAndModify', 'upsert')) {
    return { lastErrorObject: { n: 0, updatedExisting: false } };
  }
  const inserted = documentForUpsert(documentArgument(body, 'findAndModify', 'query'), compiled);
  assertId(inserted['_id']);
  server.engine.ensureCollection(database, collectionName(request)).insert(inserted);
  const lastErrorObject = { n: 1, updatedExisting: false, upserted: inserted['_id'] };
  return showNew ? { lastErrorObject, value: inserted } : { lastErrorObject };
}
