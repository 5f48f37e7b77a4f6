import { Binary } from 'bson';
import { Context } from 'mingo/core';
import { $elemMatch, $size } from 'mingo/operators/query/array';
import { $eq, $gt, $gte, $lt, $lte, $ne } from 'mingo/operators/query/comparison';
import { $exists } from 'mingo/operators/query/element';
import { $regex } from 'mingo/operators/query/evaluation';
import { $and, $not, $or } from 'mingo/operators/query/logical';
import { Query } from 'mingo/query';
import { isEqual, resolve } from 'mingo/util';
import { badValue, MongoError, notSupported } from '../errors.js';
import { type BsonDocument, isDocument, isOperators } from './values.js';

/** Decides whether a document matches. */
export type Matcher = (document: BsonDocument) => boolean;

/** mingo's own builds a hash map of the whole list for every document; this one asks a set. */
function inList(selector: string, list: readonly unknown[]): Matcher {
  const scalars = new Set(list.filter((each) => typeof each !== 'object' || each === null));
  const objects = list.filter((each) => typeof each === 'object' && each !== null);
  const holds = (value: unknown) =>
    scalars.has(value ?? null) || objects.some((each) => isEqual(each, value));
  return (document) => {
    const found: unknown = resolve(document, selector, { unwrapArray: true });
    return holds(found) || (Array.isArray(found) && found.some(holds));
  };
}

/** The operators of fields that filters may use; a further one of mingo's works as soon as it is here. */
const operators = {
  ...{ $eq, $ne, $gt, $gte, $lt, $lte, $exists, $elemMatch, $not, $regex, $size },
  $in: inList,
  $nin: (selector: string, list: readonly unknown[]): Matcher => {
    const matches = inList(selector, list);
    return (document) => !matches(document);
  },
};
const logical = { $and, $or };

export const queryContext = Context.init({
  query: { ...operators, ...logical } as never,
});

/** Compiles a filter. Error 2 for an operator that is not known or has the wrong kind of argument. */
export function compileFilter(filter: BsonDocument): Matcher {
  checkFilter(filter);
  const query = new Query(filter, { context: queryContext });
  return (document) => query.test(document);
}

/** mingo ignores or misreads some of what MongoDB refuses. */
function checkFilter(filter: BsonDocument): void {
  for (const [name, condition] of Object.entries(filter)) {
    if (Object.hasOwn(logical, name)) checkBranches(name, condition);
    else if (name.startsWith('$')) throw badValue(`unknown top level operator: ${name}`);
    else if (name.split('.').includes('__proto__')) throw badValue(`unusable field name: ${name}`);
    else if (isOperators(condition)) checkOperators(condition);
    else checkOperand(condition);
  }
}

function checkBranches(name: string, branches: unknown): void {
  if (!Array.isArray(branches)) throw badValue(`${name} must be an array`);
  if (branches.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  for (const branch of branches) {
    if (!isDocument(branch)) throw badValue(`${name} argument's entries must be objects`);
    checkFilter(branch);
  }
}

function checkOperators(condition: BsonDocument): void {
  for (const [operator, operand] of Object.entries(condition)) {
    if (operator === '$regex' || operator === '$options') checkRegex(condition);
    else if (!Object.hasOwn(operators, operator)) throw badValue(`unknown operator: ${operator}`);
    else if (operator === '$in' || operator === '$nin') {
      if (!Array.isArray(operand)) throw badValue(`${operator} needs an array`);
      operand.forEach(checkOperand);
    } else if (operator === '$not' || operator === '$elemMatch') {
      if (!isDocument(operand)) throw badValue(`${operator} needs an object`);
      if (
        isOperators(operand) &&
        !Object.keys(operand).some((each) => Object.hasOwn(logical, each))
      )
        checkOperators(operand);
      else if (operator === '$elemMatch') checkFilter(operand);
      else throw badValue('$not needs operators');
    } else checkOperand(operand);
  }
}

function checkRegex({ $regex: pattern, $options: options = '' }: BsonDocument): void {
  try {
    if (typeof pattern !== 'string') throw new Error('$regex has to be a string');
    new RegExp(pattern, String(options));
  } catch (error) {
    throw new MongoError(51091, `Regular expression is invalid: ${(error as Error).message}`);
  }
}

function checkOperand(operand: unknown): void {
  // mingo would compare binary data as text.
  if (operand instanceof Binary) throw notSupported('A filter with binary data');
  if (operand instanceof RegExp) throw notSupported('A regular expression outside $regex');
}
