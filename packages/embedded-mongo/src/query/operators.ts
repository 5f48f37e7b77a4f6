import type { BSONRegExp } from 'bson';
import { isTruthy, requireArray, truncatedInteger, wholeNumber } from '../bson/coercion.js';
import { getField } from '../bson/fields.js';
import { formatValue } from '../bson/format.js';
import {
  type BsonDocument,
  type BsonTypeName,
  isDocument,
  isRegex,
  typeNumbers,
  typeOf,
} from '../bson/types.js';
import { badValue } from '../errors.js';
import { missing } from '../paths/reach.js';
import { bitPredicate } from './bits.js';
import type { ElementMatcher } from './matcher.js';
import {
  equalityPredicate,
  equalPredicate,
  every,
  inPredicate,
  not,
  onElements,
  onWhole,
  orderPredicate,
  type Predicate,
  regexPredicate,
} from './predicates.js';

/** What the operators on a field are compiled with. */
export interface OperatorContext {
  /** The field's path, for messages. */
  readonly path: string;
  /** Compiles the filter of an array's elements, for `$elemMatch`; it throws for a malformed one. */
  readonly compileElementFilter: (filter: BsonDocument) => ElementMatcher;
}

/** True for `{$gt: 1}`: a document whose first field is an operator (`$ref`, `$id` and `$db` make it a reference). */
export function isOperatorExpression(argument: unknown): argument is BsonDocument {
  if (!isDocument(argument)) return false;
  const [first] = Object.keys(argument);
  return first !== undefined && first.startsWith('$') && !['$ref', '$id', '$db'].includes(first);
}

/** Compiles the operators on one field. */
export function compileOperators(expression: BsonDocument, context: OperatorContext): Predicate[] {
  return Object.keys(expression).flatMap((name) => {
    if (name === '$options') {
      if (!Object.hasOwn(expression, '$regex')) throw badValue('$options needs a $regex');
      return [];
    }
    return [compileOperator(name, expression, context)];
  });
}

function compileOperator(
  name: string,
  expression: BsonDocument,
  context: OperatorContext,
): Predicate {
  const argument = getField(expression, name);
  switch (name) {
    case '$eq':
      return equalPredicate(argument);
    case '$ne':
      if (isRegex(argument)) throw badValue("Can't have regex as arg to $ne.");
      return not(equalPredicate(argument));
    case '$gt':
      return ordered(argument, context, (sign) => sign > 0);
    case '$gte':
      return ordered(argument, context, (sign) => sign >= 0);
    case '$lt':
      return ordered(argument, context, (sign) => sign < 0);
    case '$lte':
      return ordered(argument, context, (sign) => sign <= 0);
    case '$in':
      return inPredicate(list(name, argument));
    case '$nin':
      return not(inPredicate(list(name, argument)));
    case '$exists': {
      const exists = onWhole((value) => value !== missing);
      return isTruthy(argument) ? exists : not(exists);
    }
    case '$type':
      return typePredicate(argument);
    case '$mod':
      return modPredicate(argument);
    case '$regex':
      return regexOperator(argument, expression);
    case '$size':
      return sizePredicate(argument);
    case '$all':
      return allPredicate(argument, context);
    case '$elemMatch':
      return elementPredicate(argument, context);
    case '$not':
      return notPredicate(argument, context);
    case '$bitsAllSet':
    case '$bitsAllClear':
    case '$bitsAnySet':
    case '$bitsAnyClear':
      return bitPredicate(name, argument);
    default:
      throw operatorError(name);
  }
}

function operatorError(name: string): Error {
  const refused = [
    '$geoWithin',
    '$geoIntersects',
    '$near',
    '$nearSphere',
    '$within',
    '$text',
    '$where',
  ];
  return badValue(
    refused.includes(name)
      ? `${name} is not supported by the embedded server; use a MongoDB server for it.`
      : `unknown operator: ${name}`,
  );
}

function ordered(
  argument: unknown,
  { path }: OperatorContext,
  holds: (sign: number) => boolean,
): Predicate {
  if (isRegex(argument)) {
    throw badValue(`Can't have RegEx as arg to predicate over field '${path}'.`);
  }
  return orderPredicate(argument, holds);
}

function list(name: string, argument: unknown): unknown[] {
  const items = requireArray(argument, name);
  if (items.some((item) => isOperatorExpression(item))) {
    throw badValue(`cannot nest $ under ${name}`);
  }
  return items;
}

function typePredicate(argument: unknown): Predicate {
  const wanted = Array.isArray(argument) ? argument : [argument];
  if (wanted.length === 0) throw badValue('$type must match at least one type');
  const types = new Set(wanted.flatMap(typesNamed));
  return onElements((value) => value !== missing && types.has(typeOf(value)));
}

function typesNamed(argument: unknown): BsonTypeName[] {
  if (argument === 'number') return ['int', 'long', 'double', 'decimal'];
  if (typeof argument === 'string') {
    if (!Object.hasOwn(typeNumbers, argument)) {
      throw badValue(`Unknown type name alias: ${argument}`);
    }
    return [argument as BsonTypeName];
  }
  const number = wholeNumber(argument);
  const entry = Object.entries(typeNumbers).find(([, code]) => code === number);
  if (!entry) throw badValue(`Invalid numerical type code: ${formatValue(argument)}`);
  return [entry[0] as BsonTypeName];
}

function modPredicate(argument: unknown): Predicate {
  if (!Array.isArray(argument)) throw badValue('malformed mod, needs to be an array');
  if (argument.length < 2) throw badValue('malformed mod, not enough elements');
  if (argument.length > 2) throw badValue('malformed mod, too many elements');
  const [divisor, remainder] = argument.map(truncatedInteger);
  if (divisor === undefined) throw badValue('malformed mod, divisor not a number');
  if (remainder === undefined) throw badValue('malformed mod, remainder not a number');
  if (divisor === 0n) throw badValue('divisor cannot be 0');
  return onElements((value) => {
    if (value === missing) return false;
    const number = truncatedInteger(value);
    return number !== undefined && number % divisor === remainder;
  });
}

function regexOperator(argument: unknown, expression: BsonDocument): Predicate {
  const options = getField(expression, '$options');
  if (options !== undefined && typeof options !== 'string') {
    throw badValue('$options has to be a string');
  }
  if (typeof argument === 'string') {
    return regexPredicate({ pattern: argument, options: options ?? '' });
  }
  if (!isRegex(argument)) throw badValue('$regex has to be a string');
  const regex: BSONRegExp = argument;
  if (options && regex.options) throw badValue('options set in both $regex and $options');
  return regexPredicate({ pattern: regex.pattern, options: options ?? regex.options });
}

function sizePredicate(argument: unknown): Predicate {
  const size = wholeNumber(argument);
  if (size === undefined) {
    throw badValue(`Failed to parse $size. Expected a number in: $size: ${formatValue(argument)}`);
  }
  if (size < 0) {
    throw badValue(`Failed to parse $size. Expected a non-negative number in: $size: ${size}`);
  }
  return onWhole((value) => Array.isArray(value) && value.length === size);
}

function allPredicate(argument: unknown, context: OperatorContext): Predicate {
  const items = requireArray(argument, '$all');
  if (items.length === 0) return onWhole(() => false);
  return every(
    items.map((item) => {
      if (!isOperatorExpression(item)) return equalityPredicate(item);
      if (!Object.hasOwn(item, '$elemMatch')) throw badValue('no $ expressions in $all');
      return every(compileOperators(item, context));
    }),
  );
}

function elementPredicate(argument: unknown, { compileElementFilter }: OperatorContext): Predicate {
  if (!isDocument(argument)) throw badValue('$elemMatch needs an Object');
  const matches = compileElementFilter(argument);
  return onWhole((value, details) => {
    if (!Array.isArray(value)) return false;
    const index = value.findIndex(matches);
    if (index >= 0 && details) details.index = index;
    return index >= 0;
  });
}

function notPredicate(argument: unknown, context: OperatorContext): Predicate {
  if (isRegex(argument)) return not(regexPredicate(argument));
  if (!isDocument(argument)) throw badValue('$not needs a regex or a document');
  if (Object.keys(argument).length === 0) throw badValue('$not cannot be empty');
  return not(every(compileOperators(argument, context)));
}
