import { isDocument } from '../bson/types.js';
import { MongoError, notSupported } from '../errors.js';
import { fieldStages } from './field-stages.js';
import { groupStages } from './group-stages.js';
import { joinStages } from './join-stages.js';
import type { Pipeline, Stage, StageCompiler } from './stage.js';
import { streamStages } from './stream-stages.js';

const compilers: Readonly<Record<string, StageCompiler>> = {
  ...streamStages,
  ...fieldStages,
  ...groupStages,
  ...joinStages({ compile: (pipeline) => compilePipeline(pipeline) }),
};

const refused = new Set([
  '$out',
  '$merge',
  '$geoNear',
  '$graphLookup',
  '$collStats',
  '$indexStats',
  '$currentOp',
  '$listSessions',
  '$redact',
  '$setWindowFields',
  '$fill',
  '$densify',
  '$search',
  '$searchMeta',
  '$vectorSearch',
  '$planCacheStats',
  '$documents',
  '$bucketAuto',
]);

/** Compiles a pipeline; an unknown stage is error 40324, one this server lacks 115. */
export function compilePipeline(pipeline: readonly unknown[]): Pipeline {
  const stages = pipeline.map((stage, index) => compileStage(stage, pipeline.slice(index + 1)));
  return (documents, context) =>
    stages.reduce((current, stage) => stage(current, context), documents);
}

function compileStage(stage: unknown, following: readonly unknown[]): Stage {
  if (!isDocument(stage)) {
    throw new MongoError(14, "Each element of the 'pipeline' array must be an object");
  }
  const [name, ...others] = Object.keys(stage);
  if (name === undefined || others.length > 0) {
    throw new MongoError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  if (name === '$changeStream') {
    throw new MongoError(40573, 'The $changeStream stage is only supported on replica sets');
  }
  if (refused.has(name)) throw notSupported(`The pipeline stage ${name}`);
  const compiler = Object.hasOwn(compilers, name) ? compilers[name] : undefined;
  if (!compiler) throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  return compiler(stage[name], following);
}
