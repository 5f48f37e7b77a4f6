import { compilePipeline } from '../aggregate/pipeline.js';
import { getField } from '../bson/fields.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { findRecords, type FoundRecord } from '../scan/find-records.js';
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
    const name = collectionName(request);
    const { input, rest } = readInput(request, name, pipeline);
    const run = compilePipeline(rest);
    const documents = run(input, {
      documentsOf: (other) => server.engine.collection(database, other)?.records.values() ?? [],
    });
    const cursor = documentArgument(body, 'aggregate', 'cursor');
    return server.cursors.open(`${database}.${name}`, [...documents], {
      batchSize: countArgument(cursor, 'aggregate.cursor', 'batchSize'),
      singleBatch: false,
    });
  },
};

/** What the pipeline starts with: a leading `$match` is answered by the collection. */
function readInput(
  { database, server, body }: CommandRequest,
  name: string,
  pipeline: readonly unknown[],
): { input: Iterable<BsonDocument>; rest: readonly unknown[] } {
  const collection = server.engine.collection(database, name);
  const [first, ...rest] = pipeline;
  const filter = isMatch(first) ? first['$match'] : undefined;
  const found = findRecords(collection, isDocument(filter) ? filter : {}, body['hint']);
  const input = documentsOf(found);
  return isDocument(filter) ? { input, rest } : { input, rest: pipeline };
}

const isMatch = (stage: unknown): stage is BsonDocument =>
  isDocument(stage) && Object.keys(stage).length === 1 && Object.hasOwn(stage, '$match');

function* documentsOf(records: Iterable<FoundRecord>): Generator<BsonDocument> {
  for (const { document } of records) yield document;
}
