import { Int32, type Long, Timestamp } from 'bson';
import { calculate } from '../bson/arithmetic.js';
import { compareValues, identicalValues } from '../bson/compare.js';
import { cloneValue } from '../bson/fields.js';
import { formatDocument, formatValue } from '../bson/format.js';
import { integerOf, isInteger, toBigInt } from '../bson/numbers.js';
import { type BsonDocument, type BsonNumber, isDocument, isNumber, typeOf } from '../bson/types.js';
import { badValue, typeMismatch } from '../errors.js';
import { placeAt } from '../paths/place.js';
import { arrayModifiers } from './array-modifiers.js';
import type { Modifier } from './modifier.js';

const setValue: Modifier = {
  apply: ({ place, argument }) => {
    if (!place.exists || !identicalValues(place.value, argument)) place.set(cloneValue(argument));
  },
};

const setOnInsert: Modifier = {
  apply: (input) => {
    if (input.inserting) setValue.apply(input);
  },
};

function arithmetic(operator: '$inc' | '$mul'): Modifier {
  const verb = operator === '$inc' ? 'increment' : 'multiply';
  return {
    check: (argument, path) => {
      if (isNumber(argument)) return;
      throw typeMismatch(
        `Cannot ${verb} with non-numeric argument: {${path}: ${formatValue(argument)}}`,
      );
    },
    apply: ({ place, argument, path, id }) => {
      const amount = argument as BsonNumber;
      if (!place.exists) {
        place.set(operator === '$inc' ? amount : calculate('*', amount, new Int32(0)));
        return;
      }
      const { value } = place;
      const field = path.split('.').at(-1);
      if (!isNumber(value)) {
        throw typeMismatch(
          `Cannot apply ${operator} to a value of non-numeric type. ${formatDocument({ _id: id })} has the field '${field}' of non-numeric type ${typeOf(value)}`,
        );
      }
      const result = calculate(operator === '$inc' ? '+' : '*', value, amount);
      if (!result) {
        throw badValue(
          `Failed to apply ${operator} operations to current value (${formatValue(value)}) for document ${formatDocument({ _id: id })}`,
        );
      }
      place.set(result);
    },
  };
}

const extreme = (sign: 1 | -1): Modifier => ({
  apply: ({ place, argument }) => {
    if (!place.exists || compareValues(argument, place.value) * sign > 0) {
      place.set(cloneValue(argument));
    }
  },
});

const unset: Modifier = { apply: ({ place }) => place.unset() };

/** The target of a `$rename`; its argument is the source's path. */
export const renameTarget: Modifier = {
  apply: ({ place, argument, path, original, id }) => {
    const source = placeAt(original, (argument as string).split('.'));
    if (!source.exists) return;
    assertOutsideArrays('destination', path, original, id);
    place.set(cloneValue(source.value));
  },
};

const rename: Modifier = {
  check: (argument, path) => {
    if (typeof argument !== 'string') {
      throw badValue(
        `The 'to' field for $rename must be a string: ${path}: ${formatValue(argument)}`,
      );
    }
    if (argument === path) {
      throw badValue(
        `The source and target field for $rename must differ: ${path}: ${formatValue(argument)}`,
      );
    }
    if (`${path}.${argument}`.split('.').some((part) => part.startsWith('$'))) {
      throw badValue(`The source and target fields for $rename may not be dynamic: ${path}`);
    }
  },
  apply: ({ place, path, original, id }) => {
    if (place.exists) assertOutsideArrays('source', path, original, id);
    place.unset();
  },
};

function assertOutsideArrays(
  role: string,
  path: string,
  document: BsonDocument,
  id: unknown,
): void {
  const parts = path.split('.');
  const depth = parts.findIndex(
    (_, at) => at > 0 && Array.isArray(placeAt(document, parts.slice(0, at)).value),
  );
  if (depth < 0) return;
  throw badValue(
    `The ${role} field cannot be an array element, '${path}' in doc with ${formatDocument({ _id: id })} has an array field called '${parts[depth - 1]}'`,
  );
}

const currentDate: Modifier = {
  check: (argument) => {
    if (typeof argument === 'boolean') return;
    const type = isDocument(argument) ? argument['$type'] : undefined;
    if (!isDocument(argument)) {
      throw badValue(
        `${typeOf(argument)} is not valid type for $currentDate. Please use a boolean ('true') or a $type expression ({$type: 'timestamp/date'}).`,
      );
    }
    if (type !== 'date' && type !== 'timestamp') {
      throw badValue(
        "The '$type' string field is required to be 'date' or 'timestamp': {$currentDate: {field : {$type: 'date'}}}",
      );
    }
  },
  apply: ({ place, argument }) => {
    const asTimestamp = isDocument(argument) && argument['$type'] === 'timestamp';
    const now = Date.now();
    place.set(asTimestamp ? new Timestamp({ t: Math.floor(now / 1000), i: 1 }) : new Date(now));
  },
};

const bit: Modifier = {
  check: (argument, path) => {
    if (!isDocument(argument) || Object.keys(argument).length !== 1) {
      throw badValue(
        `The $bit modifier is not compatible with a ${typeOf(argument)}. You must pass in an embedded document: {$bit: {field: {and/or/xor: #}}}`,
      );
    }
    const [name = ''] = Object.keys(argument);
    if (!['and', 'or', 'xor'].includes(name)) {
      throw badValue(
        `The $bit modifier only supports 'and', 'or', and 'xor', not '${name}' which is an unknown operator: {${path}: ${formatValue(argument)}}`,
      );
    }
    const operand = argument[name];
    if (!isNumber(operand) || !isInteger(operand)) {
      throw badValue(
        `The $bit modifier field must be an Integer(32/64 bit); a '${typeOf(operand)}' is not supported here: ${formatValue(argument)}`,
      );
    }
  },
  apply: ({ place, argument, id }) => {
    const [name, operand] = Object.entries(argument as BsonDocument)[0] as [string, Int32 | Long];
    const value = place.exists ? place.value : new Int32(0);
    if (!isNumber(value) || !isInteger(value)) {
      throw badValue(
        `Cannot apply $bit to a value of non-integral type.${formatDocument({ _id: id })} has the field ${name} of non-integer type ${typeOf(value)}`,
      );
    }
    const [left, right] = [toBigInt(value), toBigInt(operand)];
    const result = name === 'and' ? left & right : name === 'or' ? left | right : left ^ right;
    place.set(integerOf(result, typeOf(value) === 'long' || typeOf(operand) === 'long'));
  },
};

/** Every update operator by name. */
export const modifiers: Readonly<Record<string, Modifier>> = {
  $set: setValue,
  $setOnInsert: setOnInsert,
  $inc: arithmetic('$inc'),
  $mul: arithmetic('$mul'),
  $min: extreme(-1),
  $max: extreme(1),
  $unset: unset,
  $rename: rename,
  $currentDate: currentDate,
  $bit: bit,
  ...arrayModifiers,
};
