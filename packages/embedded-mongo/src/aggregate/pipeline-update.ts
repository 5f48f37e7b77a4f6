import { firstKey } from '../bson/fields.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { compilePipeline } from './pipeline.js';

const allowed = new Set([
  '$addFields',
  '$set',
  '$project',
  '$unset',
  '$replaceRoot',
  '$replaceWith',
]);

/** Compiles a pipeline-style update: only stages that turn one document into one; another is error 72. */
export function compilePipelineUpdate(
  pipeline: readonly unknown[],
): (document: BsonDocument) => BsonDocument {
  for (const stage of pipeline) {
    const name = isDocument(stage) ? firstKey(stage) : undefined;
    if (name !== undefined && !allowed.has(name)) {
      throw new MongoError(72, `${name} is not allowed to be used within an update`);
    }
  }
  const run = compilePipeline(pipeline);
  return (document) => {
    const [changed] = run([document], { documentsOf: () => [] });
    return changed ?? document;
  };
}
