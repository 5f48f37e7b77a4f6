import { wholeNumber } from '../bson/coercion.js';
import { compareValues, equalValues } from '../bson/compare.js';
import { cloneValue, getField } from '../bson/fields.js';
import { formatDocument, formatValue } from '../bson/format.js';
import { type BsonDocument, isDocument, isRegex, typeOf } from '../bson/types.js';
import { badValue, failedToParse, typeMismatch } from '../errors.js';
import { compilePullFilter, testValue } from '../query/match.js';
import { equalityPredicate } from '../query/predicates.js';
import { compileSort } from '../query/sort.js';
import type { Modifier, ModifierInput } from './modifier.js';

const push: Modifier = {
  check: (argument) => {
    if (!isEach(argument)) return;
    for (const name of Object.keys(argument)) {
      if (!['$each', '$slice', '$sort', '$position'].includes(name)) {
        throw badValue(`Unrecognized clause in $push: ${name}`);
      }
    }
    eachOf('$push', argument);
    for (const name of ['$slice', '$position']) {
      if (Object.hasOwn(argument, name) && wholeNumber(argument[name]) === undefined) {
        throw badValue(
          `The value for ${name} must be an integer value but was given type: ${typeOf(argument[name])}`,
        );
      }
    }
    if (Object.hasOwn(argument, '$sort')) sorterOf(argument['$sort']);
  },
  apply: (input) => {
    const { argument } = input;
    const array = [...arrayAt(input)];
    if (!isEach(argument)) {
      array.push(cloneValue(argument));
      input.place.set(array);
      return;
    }
    const added = cloneValue(eachOf('$push', argument));
    const position = wholeNumber(getField(argument, '$position')) ?? array.length;
    array.splice(position, 0, ...added);
    const sorted = Object.hasOwn(argument, '$sort') ? sorterOf(argument['$sort'])(array) : array;
    input.place.set(slice(sorted, wholeNumber(getField(argument, '$slice'))));
  },
};

function slice(array: unknown[], count: number | undefined): unknown[] {
  if (count === undefined) return array;
  if (count === 0) return [];
  return count > 0 ? array.slice(0, count) : array.slice(count);
}

function sorterOf(sort: unknown): (array: unknown[]) => unknown[] {
  if (!isDocument(sort)) {
    const direction = wholeNumber(sort);
    if (direction !== 1 && direction !== -1) {
      throw badValue('The $sort element value must be either 1 or -1');
    }
    return (array) => array.toSorted((a, b) => compareValues(a, b) * direction);
  }
  if (Object.keys(sort).length === 0) {
    throw badValue('The $sort pattern is empty when it should be a set of fields.');
  }
  const sortDocuments = compileSort(sort);
  return (array) => sortDocuments(array, (item) => item);
}

const addToSet: Modifier = {
  check: (argument) => {
    if (!isEach(argument)) return;
    eachOf('$addToSet', argument);
    const other = Object.keys(argument).find((name) => name !== '$each');
    if (other)
      throw badValue(
        `Found unexpected fields after $each in $addToSet: ${formatDocument(argument)}`,
      );
  },
  apply: ({ place, argument }) => {
    if (place.exists && !Array.isArray(place.value)) {
      throw badValue(
        `Cannot apply $addToSet to non-array field. Field has non-array type ${typeOf(place.value)}`,
      );
    }
    const array = place.exists ? [...(place.value as unknown[])] : [];
    const wanted = isEach(argument) ? eachOf('$addToSet', argument) : [argument];
    const before = array.length;
    for (const item of wanted) {
      if (!array.some((present) => equalValues(present, item))) array.push(cloneValue(item));
    }
    if (!place.exists || array.length > before) place.set(array);
  },
};

const pull: Modifier = {
  check: (argument) => void pullTest(argument),
  apply: (input) => removeWhere('$pull', input, pullTest(input.argument)),
};

function pullTest(argument: unknown): (element: unknown) => boolean {
  if (isDocument(argument)) return compilePullFilter(argument);
  if (isRegex(argument)) {
    const predicate = equalityPredicate(argument);
    return (element) => testValue(predicate, element);
  }
  return (element) => equalValues(element, argument);
}

const pullAll: Modifier = {
  check: (argument) => {
    if (!Array.isArray(argument)) {
      throw badValue(`$pullAll requires an array argument but was given a ${typeOf(argument)}`);
    }
  },
  apply: (input) =>
    removeWhere('$pullAll', input, (element) =>
      (input.argument as unknown[]).some((unwanted) => equalValues(element, unwanted)),
    ),
};

function removeWhere(
  operator: string,
  { place }: ModifierInput,
  unwanted: (element: unknown) => boolean,
): void {
  if (!place.exists) return;
  if (!Array.isArray(place.value)) throw badValue(`Cannot apply ${operator} to a non-array value`);
  const kept = place.value.filter((element) => !unwanted(element));
  if (kept.length < place.value.length) place.set(kept);
}

const pop: Modifier = {
  check: (argument, path) => {
    const side = wholeNumber(argument);
    if (side === undefined) {
      throw failedToParse(`Expected a number in: ${path}: ${formatValue(argument)}`);
    }
    if (side !== 1 && side !== -1) {
      throw failedToParse(`$pop expects 1 or -1, found: ${formatValue(argument)}`);
    }
  },
  apply: ({ place, argument, path }) => {
    if (!place.exists) return;
    if (!Array.isArray(place.value)) {
      throw typeMismatch(
        `Path '${path}' contains an element of non-array type '${typeOf(place.value)}'`,
      );
    }
    if (place.value.length === 0) return;
    place.set(wholeNumber(argument) === 1 ? place.value.slice(0, -1) : place.value.slice(1));
  },
};

const isEach = (argument: unknown): argument is BsonDocument =>
  isDocument(argument) && Object.hasOwn(argument, '$each');

function eachOf(operator: string, argument: BsonDocument): unknown[] {
  const each = argument['$each'];
  if (Array.isArray(each)) return each;
  throw operator === '$push'
    ? badValue(
        `The argument to $each in $push must be an array but it was of type: ${typeOf(each)}`,
      )
    : typeMismatch(
        `The argument to $each in $addToSet must be an array but it was of type ${typeOf(each)}`,
      );
}

function arrayAt({ place, path, id }: ModifierInput): unknown[] {
  if (!place.exists) return [];
  if (Array.isArray(place.value)) return place.value;
  throw badValue(
    `The field '${path}' must be an array but is of type ${typeOf(place.value)} in document ${formatDocument({ _id: id })}`,
  );
}

/** The update operators that work on arrays. */
export const arrayModifiers: Readonly<Record<string, Modifier>> = {
  $push: push,
  $addToSet: addToSet,
  $pull: pull,
  $pullAll: pullAll,
  $pop: pop,
};
