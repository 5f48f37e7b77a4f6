import { MongoError } from '../errors.js';
import { firstKey, getField } from '../bson/fields.js';
import { isDocument, type BsonDocument } from '../bson/types.js';
import { compilePipeline } from '../aggregate/pipeline.js';
import { findRecords } from '../scan/find-records.js';
import type { Command, CommandRequest } from './command.js';
import { collectionName, countArgument, documentArgument, listArgument } from './read-arguments.js';

/** `aggregate`: a pipeline over a collection, through a cursor. A leading `$match` uses the indexes. */
export const aggregate: Command = {
  fields: ['pipeline', 'cursor', 'allowDiskUse', 'bypassDocumentValidation', 'hint'],
  refuses: ['explain', 'let'],
  run: (request) => {
    const { body, database, server } = request;
    const pipeline = listArgument(body, 'aggregate', 'pipeline');
    if (getField(body, 'cursor') === undefined) {
      throw new MongoError(
        9,
        "The 'cursor' option is required, except for aggregate with the explain argument",
      );
    }
    if (typeof body['aggregate'] !== 'string') {
      throw new MongoError(73, '{aggregate: 1} is not valid for the pipeline; name a collection.');
    }
    const run = compilePipeline(pipeline);
    const name = collectionName(request);
    const documents = run(input(request, name, pipeline), {
      documentsOf: (other) => [
        ...(server.engine.collection(database, other)?.records.values() ?? []),
      ],
    });
    const cursor = documentArgument(body, 'aggregate', 'cursor');
    return server.cursors.open(`${database}.${name}`, documents, {
      batchSize: countArgument(cursor, 'aggregate.cursor', 'batchSize'),
      singleBatch: false,
    });
  },
};

function input(
  { database, server }: CommandRequest,
  name: string,
  pipeline: readonly unknown[],
): BsonDocument[] {
  const collection = server.engine.collection(database, name);
  if (!collection) return [];
  const [first] = pipeline;
  const filter = isDocument(first) && firstKey(first) === '$match' ? first['$match'] : undefined;
  if (!isDocument(filter)) return [...collection.records.values()];
  return Array.from(findRecords(collection, filter), ({ document }) => document);
}
