import { failedToParse } from '../errors.js';
import { findRecords } from '../query/find-records.js';
import { runPipeline } from '../query/pipeline.js';
import { isDocument } from '../query/values.js';
import { collectionName, countArgument, documentArgument, documentsArgument } from './arguments.js';
import type { Command } from './command.js';

/** `aggregate`: a pipeline over a collection, through a cursor. A leading `$match` uses the indexes. */
export const aggregate: Command = {
  fields: ['pipeline', 'cursor', 'allowDiskUse'],
  run: (request) => {
    const { body, database, server } = request;
    const pipeline = documentsArgument(body, 'pipeline');
    if (!isDocument(body['cursor'])) throw failedToParse("The 'cursor' option is required");
    const name = collectionName(request);
    const filter = pipeline[0]?.['$match'];
    const isMatched = isDocument(filter);
    const found = findRecords(server.engine.collection(database, name), isMatched ? filter : {});
    const documents = Array.from(found, ({ document }) => document);
    const batchSize = countArgument(documentArgument(body, 'cursor'), 'batchSize');
    return server.cursors.open(
      `${database}.${name}`,
      runPipeline(isMatched ? pipeline.slice(1) : pipeline, documents),
      batchSize === undefined ? {} : { batchSize },
    );
  },
};
