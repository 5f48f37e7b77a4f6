import { Aggregator } from 'mingo/aggregator';
import { Context } from 'mingo/core';
import { type Iterator, Lazy } from 'mingo/lazy';
import { $min, $push, $sum } from 'mingo/operators/accumulator';
import { $add } from 'mingo/operators/expression/arithmetic';
import { $and, $or } from 'mingo/operators/expression/boolean';
import { $eq, $ne } from 'mingo/operators/expression/comparison';
import { $cond, $ifNull } from 'mingo/operators/expression/conditional';
import { $group, $match } from 'mingo/operators/pipeline';
import { MongoError } from '../errors.js';
import { compileFilter, queryContext } from './filter.js';
import { type BsonDocument, isDocument } from './values.js';

/** Unlike mingo's, gives no document for an empty input. */
const $count = (input: Iterator, name: string) =>
  input.transform((items) => Lazy(items.length === 0 ? [] : [{ [name]: items.length }]));

/** The parts of pipelines that may be used; a further one of mingo's works as soon as it is here. */
const stages = { $match, $group, $count };
const accumulators = { $min, $push, $sum };
const expressions = { $add, $and, $or, $eq, $ne, $cond, $ifNull };

const context = Context.from(
  queryContext,
  Context.init({
    pipeline: stages as never,
    accumulator: accumulators as never,
    expression: expressions as never,
  }),
);

/**
 * Runs the stages of a pipeline. Errors 40324, 15952 and 168 name the stage, accumulator or operator that is not known;
 * mingo would find out only at the first document.
 */
export function runPipeline(
  pipeline: readonly BsonDocument[],
  documents: Iterable<BsonDocument>,
): BsonDocument[] {
  for (const stage of pipeline) checkStage(stage);
  return new Aggregator([...pipeline], { context } as never).run(documents as never);
}

function checkStage(stage: BsonDocument): void {
  const [name, ...others] = Object.keys(stage);
  if (name === undefined || others.length > 0) {
    throw new MongoError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  }
  if (!Object.hasOwn(stages, name)) {
    throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
  }
  const argument = stage[name];
  if (name === '$count') return;
  if (!isDocument(argument)) throw new MongoError(15947, `${name} needs an object`);
  if (name === '$match') compileFilter(argument);
  else checkGroup(argument);
}

function checkGroup(group: BsonDocument): void {
  if (!Object.hasOwn(group, '_id')) {
    throw new MongoError(15955, 'a group specification must include an _id');
  }
  for (const [field, accumulator] of Object.entries(group)) {
    if (field === '_id') {
      checkExpression(accumulator);
      continue;
    }
    const [name = ''] = isDocument(accumulator) ? Object.keys(accumulator) : [];
    if (!Object.hasOwn(accumulators, name)) {
      throw new MongoError(15952, `unknown group operator '${name}' of the field '${field}'`);
    }
    checkExpression((accumulator as BsonDocument)[name]);
  }
}

function checkExpression(expression: unknown): void {
  if (Array.isArray(expression)) expression.forEach(checkExpression);
  if (!isDocument(expression)) return;
  for (const [name, argument] of Object.entries(expression)) {
    if (name.startsWith('$') && !Object.hasOwn(expressions, name)) {
      throw new MongoError(168, `Unrecognized expression '${name}'`);
    }
    checkExpression(argument);
  }
}
