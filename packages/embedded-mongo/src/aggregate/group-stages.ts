import { Int32 } from 'bson';
import { compareValues, valueKey } from '../bson/compare.js';
import { setField } from '../bson/fields.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { type Accumulator, accumulators } from '../expressions/accumulators.js';
import { nothing, orNull } from '../expressions/evaluation.js';
import { evaluate, validateExpression } from '../expressions/expression.js';
import { compileSort } from '../query/sort.js';
import { checkTime } from '../time-limit.js';
import type { StageCompiler } from './stage.js';

interface GroupField {
  readonly name: string;
  readonly expression: unknown;
  readonly start: () => Accumulator;
}

const group: StageCompiler = (argument) => {
  if (!isDocument(argument))
    throw new MongoError(15947, "a group's fields must be specified in an object");
  if (!Object.hasOwn(argument, '_id'))
    throw new MongoError(15955, 'a group specification must include an _id');
  const id = argument['_id'];
  validateExpression(id);
  const fields = Object.keys(argument)
    .filter((name) => name !== '_id')
    .map((name) => groupField(name, argument[name]));
  return (documents) => {
    const groups = new Map<string, { id: unknown; accumulators: Accumulator[] }>();
    for (const document of documents) {
      checkTime();
      const variables = { ROOT: document, CURRENT: document };
      const value = orNull(evaluate(id, variables));
      const key = valueKey(value);
      let found = groups.get(key);
      if (!found)
        groups.set(key, (found = { id: value, accumulators: fields.map(({ start }) => start()) }));
      fields.forEach(({ expression }, index) =>
        found.accumulators[index]?.add(evaluate(expression, variables)),
      );
    }
    return [...groups.values()].map(({ id: _id, accumulators: states }) => {
      const result: BsonDocument = { _id };
      fields.forEach(({ name }, index) => setField(result, name, orNull(states[index]?.result())));
      return result;
    });
  };
};

function groupField(name: string, argument: unknown): GroupField {
  if (name.includes('.')) {
    throw new MongoError(40235, `The field name '${name}' cannot contain '.'`);
  }
  if (name.startsWith('$'))
    throw new MongoError(40236, `The field name '${name}' cannot be an operator name`);
  const names = isDocument(argument) ? Object.keys(argument) : [];
  const [operator] = names;
  if (operator === undefined || !operator.startsWith('$')) {
    throw new MongoError(40234, `The field '${name}' must be an accumulator object`);
  }
  if (names.length > 1) {
    throw new MongoError(40238, `The field '${name}' must specify one accumulator`);
  }
  const start = Object.hasOwn(accumulators, operator) ? accumulators[operator] : undefined;
  if (!start) throw new MongoError(15952, `unknown group operator '${operator}'`);
  const expression = (argument as BsonDocument)[operator];
  validateExpression(expression);
  return { name, expression, start };
}

const count: StageCompiler = (argument) => {
  if (typeof argument !== 'string' || argument === '') {
    throw new MongoError(40156, 'the count field must be a non-empty string');
  }
  if (argument.startsWith('$'))
    throw new MongoError(40158, 'the count field cannot be a $-prefixed path');
  if (argument.includes('.')) throw new MongoError(40160, "the count field cannot contain '.'");
  return (documents) => {
    let counted = 0;
    for (const _document of documents) counted += 1;
    return counted > 0 ? [{ [argument]: new Int32(counted) }] : [];
  };
};

const sortByCount: StageCompiler = (argument) => {
  const counted = group({ _id: argument, count: { $sum: new Int32(1) } });
  const sorter = compileSort({ count: new Int32(-1) });
  return (documents, context) => sorter(counted(documents, context), (document) => document);
};

const bucket: StageCompiler = (argument) => {
  if (!isDocument(argument))
    throw new MongoError(40201, 'Argument to $bucket stage must be an object');
  const { groupBy, boundaries, output } = argument;
  if (!Array.isArray(boundaries) || boundaries.length < 2) {
    throw new MongoError(40192, "The $bucket 'boundaries' field must have at least 2 values");
  }
  if (
    boundaries.some((bound, index) => index > 0 && compareValues(boundaries[index - 1], bound) >= 0)
  ) {
    throw new MongoError(40194, "The 'boundaries' option to $bucket must be sorted");
  }
  const hasDefault = Object.hasOwn(argument, 'default');
  const fields = isDocument(output) ? output : { count: { $sum: new Int32(1) } };
  validateExpression(groupBy);
  group({ _id: null, ...fields });
  return (documents, context) => {
    const input = [...documents];
    const placed = input.map((document) => {
      const value = evaluate(groupBy, { ROOT: document, CURRENT: document });
      const after = boundaries.findIndex(
        (bound) => value !== nothing && compareValues(value, bound) < 0,
      );
      if (after > 0) return { document, bound: boundaries[after - 1] };
      if (hasDefault) return { document, bound: argument['default'] };
      throw new MongoError(
        40066,
        '$switch could not find a matching branch for an input, and no default was specified.',
      );
    });
    const bounds = new Map(placed.map(({ document, bound }) => [document, bound]));
    return groupByBound(input, bounds, fields, context);
  };
};

function groupByBound(
  documents: readonly BsonDocument[],
  bounds: ReadonlyMap<BsonDocument, unknown>,
  fields: BsonDocument,
  context: Parameters<ReturnType<StageCompiler>>[1],
) {
  const byBound = new Map<string, { bound: unknown; members: BsonDocument[] }>();
  for (const document of documents) {
    const bound = bounds.get(document);
    const key = valueKey(bound);
    const found = byBound.get(key);
    if (found) found.members.push(document);
    else byBound.set(key, { bound, members: [document] });
  }
  return [...byBound.values()]
    .sort((a, b) => compareValues(a.bound, b.bound))
    .flatMap(({ bound, members }) => [
      ...group({ _id: { $literal: bound }, ...fields })(members, context),
    ]);
}

/** Stages that gather documents. */
export const groupStages: Readonly<Record<string, StageCompiler>> = {
  $group: group,
  $count: count,
  $sortByCount: sortByCount,
  $bucket: bucket,
};
