import { Double, Int32 } from 'bson';
import { compareValues, valueKey } from '../bson/compare.js';
import { setField } from '../bson/fields.js';
import { toDouble } from '../bson/numbers.js';
import {
  type BsonDocument,
  type BsonNumber,
  isDocument,
  isNullish,
  isNumber,
  typeOf,
} from '../bson/types.js';
import { MongoError } from '../errors.js';
import { addNumbers } from './add-numbers.js';
import { divide } from './divide.js';
import { nothing, orNull } from './evaluation.js';

/** The state of one accumulator of one group. */
export interface Accumulator {
  add(value: unknown): void;
  result(): unknown;
}

const sum = (): Accumulator => {
  let total: BsonNumber = new Int32(0);
  return {
    add: (value) => {
      if (value !== nothing && isNumber(value)) total = addNumbers(total, value);
    },
    result: () => total,
  };
};

const average = (): Accumulator => {
  let total: BsonNumber = new Int32(0);
  let count = 0;
  return {
    add: (value) => {
      if (value === nothing || !isNumber(value)) return;
      total = addNumbers(total, value);
      count += 1;
    },
    result: () => (count === 0 ? null : divide(total, new Int32(count))),
  };
};

const extreme = (sign: 1 | -1) => (): Accumulator => {
  let best: unknown = nothing;
  return {
    add: (value) => {
      if (value === nothing || isNullish(value)) return;
      if (best === nothing || compareValues(value, best) * sign > 0) best = value;
    },
    result: () => orNull(best),
  };
};

const first = (): Accumulator => {
  let seen = false;
  let kept: unknown = null;
  return {
    add: (value) => {
      if (!seen) kept = orNull(value);
      seen = true;
    },
    result: () => kept,
  };
};

const last = (): Accumulator => {
  let kept: unknown = null;
  return {
    add: (value) => {
      kept = orNull(value);
    },
    result: () => kept,
  };
};

const push = (): Accumulator => {
  const values: unknown[] = [];
  return {
    add: (value) => {
      if (value !== nothing) values.push(value);
    },
    result: () => values,
  };
};

const addToSet = (): Accumulator => {
  const values = new Map<string, unknown>();
  return {
    add: (value) => {
      if (value !== nothing && !values.has(valueKey(value))) values.set(valueKey(value), value);
    },
    result: () => [...values.values()],
  };
};

const count = (): Accumulator => {
  let total = 0;
  return {
    add: (value) => {
      if (!isDocument(value) || Object.keys(value).length > 0) {
        throw new MongoError(5107400, '$count takes no arguments, i.e. $count:{}');
      }
      total += 1;
    },
    result: () => new Int32(total),
  };
};

const mergeObjects = (): Accumulator => {
  const merged: BsonDocument = {};
  return {
    add: (value) => {
      if (value === nothing || isNullish(value)) return;
      if (!isDocument(value)) {
        throw new MongoError(
          40400,
          `$mergeObjects requires object inputs, but input is of type ${typeOf(value)}`,
        );
      }
      for (const name of Object.keys(value)) setField(merged, name, value[name]);
    },
    result: () => merged,
  };
};

const deviation = (sample: boolean) => (): Accumulator => {
  const values: number[] = [];
  return {
    add: (value) => {
      if (value !== nothing && isNumber(value)) values.push(toDouble(value));
    },
    result: () => {
      const divisor = values.length - (sample ? 1 : 0);
      if (divisor <= 0) return null;
      const mean = values.reduce((total, value) => total + value, 0) / values.length;
      const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0);
      return new Double(Math.sqrt(squares / divisor));
    },
  };
};

/** Every accumulator of `$group` by name. */
export const accumulators: Readonly<Record<string, () => Accumulator>> = {
  $sum: sum,
  $avg: average,
  $min: extreme(-1),
  $max: extreme(1),
  $first: first,
  $last: last,
  $push: push,
  $addToSet: addToSet,
  $count: count,
  $mergeObjects: mergeObjects,
  $stdDevPop: deviation(false),
  $stdDevSamp: deviation(true),
};
