import { wholeNumber } from '../bson/coercion.js';
import { isDocument } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { cut } from '../query/cut.js';
import { compileFilter } from '../query/match.js';
import { compileSort } from '../query/sort.js';
import { eachInto, type StageCompiler } from './stage.js';

const match: StageCompiler = (argument) => {
  if (!isDocument(argument)) {
    throw new MongoError(15959, 'the match filter must be an expression in an object');
  }
  const matches = compileFilter(argument);
  return (documents) => eachInto(documents, (document) => (matches(document) ? [document] : []));
};

const sort: StageCompiler = (argument, following = []) => {
  if (!isDocument(argument)) {
    throw new MongoError(15973, 'the $sort key specification must be an object');
  }
  if (Object.keys(argument).length === 0) {
    throw new MongoError(15976, '$sort stage must have at least one sort key');
  }
  const sorter = compileSort(argument);
  const limit = limitIn(following);
  return (documents) => sorter(documents, (document) => document, limit);
};

/** How many documents the stages that follow can use: a `$limit`, maybe after a `$skip`. */
function limitIn([next, afterNext]: readonly unknown[]): number | undefined {
  if (!isDocument(next)) return undefined;
  const skipped = Object.hasOwn(next, '$skip') ? wholeNumber(next['$skip']) : 0;
  const stage = Object.hasOwn(next, '$skip') ? afterNext : next;
  const taken = isDocument(stage) ? wholeNumber(stage['$limit']) : undefined;
  return skipped === undefined || taken === undefined ? undefined : skipped + taken;
}

const limit: StageCompiler = (argument) => {
  const count = wholeNumber(argument);
  if (count === undefined) {
    throw new MongoError(2107201, 'invalid argument to $limit stage: Expected a number');
  }
  if (count <= 0) throw new MongoError(15958, 'the limit must be positive');
  return (documents) => cut(documents, { limit: count });
};

const skip: StageCompiler = (argument) => {
  const count = wholeNumber(argument);
  if (count === undefined || count < 0) {
    throw new MongoError(
      5107200,
      'invalid argument to $skip stage: Expected a non-negative number',
    );
  }
  return (documents) => cut(documents, { skip: count });
};

const sample: StageCompiler = (argument) => {
  const size = isDocument(argument) ? wholeNumber(argument['size']) : undefined;
  if (size === undefined || size < 0) {
    throw new MongoError(28747, 'size argument to $sample must be a non-negative number');
  }
  return (documents) => {
    const rest = [...documents];
    return Array.from({ length: Math.min(size, rest.length) }, () => {
      const [chosen] = rest.splice(Math.floor(Math.random() * rest.length), 1);
      return chosen as (typeof rest)[number];
    });
  };
};

/** Stages that pass documents on as they are. */
export const streamStages: Readonly<Record<string, StageCompiler>> = {
  $match: match,
  $sort: sort,
  $limit: limit,
  $skip: skip,
  $sample: sample,
};
