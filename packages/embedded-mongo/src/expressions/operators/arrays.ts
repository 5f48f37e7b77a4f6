import { Int32 } from 'bson';
import { wholeNumber } from '../../bson/coercion.js';
import { equalValues, valueKey } from '../../bson/compare.js';
import { isDocument } from '../../bson/types.js';
import { MongoError } from '../../errors.js';
import { accumulators } from '../accumulators.js';
import { nothing, orNull } from '../evaluation.js';
import { holds } from './logic.js';
import { namedArguments, variableName } from './named-arguments.js';
import {
  describeType,
  evaluated,
  type ExpressionOperator,
  isEmpty,
  operands,
  type OperatorTable,
  strict,
} from './operator.js';

function array(name: string, value: unknown, code: number): unknown[] {
  if (Array.isArray(value)) return value;
  throw new MongoError(code, `${name}'s argument must be an array, but is ${describeType(value)}`);
}

function index(name: string, value: unknown): number {
  const at = wholeNumber(value);
  if (at === undefined)
    throw new MongoError(
      28691,
      `${name}'s second argument must be representable as a 32-bit integer`,
    );
  return at;
}

const elementAt = (items: unknown[], at: number): unknown =>
  at >= items.length || at < -items.length ? nothing : items.at(at);

const filter: ExpressionOperator = (argument, evaluate) => {
  const parts = namedArguments('$filter', argument);
  const input = evaluate(parts['input']);
  if (isEmpty(input)) return null;
  const name = variableName(parts['as']);
  const kept = array('$filter', input, 28651).filter((item) =>
    holds(evaluate(parts['cond'], { [name]: item })),
  );
  const limit = Object.hasOwn(parts, 'limit') ? wholeNumber(evaluate(parts['limit'])) : kept.length;
  return kept.slice(0, limit);
};

const map: ExpressionOperator = (argument, evaluate) => {
  const parts = namedArguments('$map', argument);
  const input = evaluate(parts['input']);
  if (isEmpty(input)) return null;
  const name = variableName(parts['as']);
  return array('$map', input, 16883).map((item) => orNull(evaluate(parts['in'], { [name]: item })));
};

const reduce: ExpressionOperator = (argument, evaluate) => {
  const parts = namedArguments('$reduce', argument);
  const input = evaluate(parts['input']);
  if (isEmpty(input)) return null;
  return array('$reduce', input, 40080).reduce<unknown>(
    (value, item) => evaluate(parts['in'], { value, this: item }),
    evaluate(parts['initialValue']),
  );
};

function slice(value: unknown, first: unknown, second: unknown): unknown {
  if (isEmpty(value) || isEmpty(first) || second === null || second === nothing) return null;
  const items = array('$slice', value, 28724);
  const start = index('$slice', first);
  if (second === undefined) return start < 0 ? items.slice(start) : items.slice(0, start);
  const count = index('$slice', second);
  if (count <= 0)
    throw new MongoError(28729, `Third argument to $slice must be positive: ${count}`);
  const from = start < 0 ? Math.max(items.length + start, 0) : start;
  return items.slice(from, from + count);
}

function unique(values: readonly unknown[]): unknown[] {
  return [...new Map(values.map((value) => [valueKey(value), value])).values()];
}

const keysOf = (values: readonly unknown[]): Set<string> => new Set(values.map(valueKey));

function range(start: unknown, end: unknown, step: unknown): Int32[] {
  const [from, to, by] = [start, end, step ?? new Int32(1)].map((value) => wholeNumber(value));
  if (from === undefined || to === undefined || by === undefined) {
    throw new MongoError(34443, '$range requires numbers that are 32-bit integers');
  }
  if (by === 0) throw new MongoError(34449, '$range requires a non-zero step value');
  const count = Math.max(Math.ceil((to - from) / by), 0);
  if (count > 1_000_000)
    throw new MongoError(34449, '$range would give more than a million elements');
  return Array.from({ length: count }, (_, at) => new Int32(from + at * by));
}

/** An accumulator as an expression: over the elements of one array argument, or over the arguments. */
function accumulate(name: '$sum' | '$avg' | '$min' | '$max'): ExpressionOperator {
  return (argument, evaluate) => {
    const values = operands(name, argument, evaluate);
    const only = values.length === 1 ? values[0] : undefined;
    const accumulator = accumulators[name]?.();
    for (const value of Array.isArray(only) ? only : values) accumulator?.add(value);
    return accumulator?.result();
  };
}

/** Arrays and sets. */
export const arrayOperators: OperatorTable = {
  $size: evaluated('$size', 1, (value) => {
    if (Array.isArray(value)) return new Int32(value.length);
    throw new MongoError(
      17124,
      `The argument to $size must be an array, but was of type: ${describeType(value)}`,
    );
  }),
  $isArray: evaluated('$isArray', 1, (value) => Array.isArray(value)),
  $arrayElemAt: strict('$arrayElemAt', 2, (value, at) =>
    elementAt(array('$arrayElemAt', value, 28689), index('$arrayElemAt', at)),
  ),
  $first: strict('$first', 1, (value) => elementAt(array('$first', value, 28689), 0)),
  $last: strict('$last', 1, (value) => elementAt(array('$last', value, 28689), -1)),
  $in: evaluated('$in', 2, (value, list) => {
    if (!Array.isArray(list)) {
      throw new MongoError(
        40081,
        `$in requires an array as a second argument, found: ${describeType(list)}`,
      );
    }
    return value !== nothing && list.some((item) => equalValues(item, value));
  }),
  $filter: filter,
  $map: map,
  $reduce: reduce,
  $slice: evaluated('$slice', undefined, slice),
  $concatArrays: strict('$concatArrays', undefined, (...values) =>
    values.flatMap((value) => array('$concatArrays', value, 28664)),
  ),
  $reverseArray: strict('$reverseArray', 1, (value) =>
    array('$reverseArray', value, 34435).toReversed(),
  ),
  $indexOfArray: evaluated('$indexOfArray', 2, (list, value) =>
    isEmpty(list)
      ? null
      : new Int32(
          array('$indexOfArray', list, 40090).findIndex((item) => equalValues(item, orNull(value))),
        ),
  ),
  $range: evaluated('$range', undefined, range),
  $setUnion: strict('$setUnion', undefined, (...lists) =>
    unique(lists.flatMap((list) => array('$setUnion', list, 17043))),
  ),
  $setIntersection: strict('$setIntersection', undefined, (first, ...others) => {
    const sets = others.map((list) => keysOf(array('$setIntersection', list, 17047)));
    return unique(array('$setIntersection', first, 17047)).filter((item) =>
      sets.every((set) => set.has(valueKey(item))),
    );
  }),
  $setDifference: strict('$setDifference', 2, (first, second) => {
    const without = keysOf(array('$setDifference', second, 17049));
    return unique(array('$setDifference', first, 17048)).filter(
      (item) => !without.has(valueKey(item)),
    );
  }),
  $setIsSubset: evaluated('$setIsSubset', 2, (first, second) => {
    const all = keysOf(array('$setIsSubset', second, 17310));
    return array('$setIsSubset', first, 17046).every((item) => all.has(valueKey(item)));
  }),
  $allElementsTrue: evaluated('$allElementsTrue', 1, (value) =>
    array('$allElementsTrue', value, 17040).every(holds),
  ),
  $anyElementTrue: evaluated('$anyElementTrue', 1, (value) =>
    array('$anyElementTrue', value, 17041).some(holds),
  ),
  $arrayToObject: strict('$arrayToObject', 1, (value) =>
    Object.fromEntries(array('$arrayToObject', value, 40386).map(pairOf)),
  ),
  $sum: accumulate('$sum'),
  $avg: accumulate('$avg'),
  $min: accumulate('$min'),
  $max: accumulate('$max'),
};

function pairOf(entry: unknown): [string, unknown] {
  const [key, value] = isDocument(entry)
    ? [entry['k'], entry['v']]
    : Array.isArray(entry)
      ? entry
      : [];
  if (typeof key === 'string') return [key, orNull(value)];
  throw new MongoError(
    40395,
    `$arrayToObject requires an array of key-value pairs, found ${describeType(entry)}`,
  );
}
