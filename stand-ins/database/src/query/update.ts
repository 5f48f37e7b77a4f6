import { ObjectId } from 'bson';
import { isEqual } from 'mingo/util';
import { badValue, failedToParse, MongoError, notSupported, typeMismatch } from '../errors.js';
import { compileFilter } from './filter.js';
import {
  type BsonDocument,
  compareValues,
  formatValue,
  getField,
  isArrayIndex,
  isDocument,
  isOperators,
} from './values.js';

/** A place that an operator changes: a field of a document or an element of an array. */
interface Place {
  readonly path: string;
  /** Undefined when there is nothing yet. */
  readonly value: unknown;
  set(value: unknown): void;
  unset(): void;
}

type Operator = (place: Place, argument: unknown) => void;

/** An array, or nothing yet; error 2 for another value. */
function arrayAt({ path, value = [] }: Place, operator: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw badValue(`Cannot apply ${operator} to '${path}', which is not an array`);
}

const operators: Readonly<Record<string, Operator>> = {
  $set: (place, argument) => place.set(argument),
  $setOnInsert: (place, argument) => place.set(argument),
  $unset: (place) => place.unset(),
  $inc: ({ path, value = 0, set }, argument) => {
    if (typeof argument !== 'number') {
      throw typeMismatch(
        `Cannot increment with non-numeric argument: {${path}: ${formatValue(argument)}}`,
      );
    }
    if (typeof value !== 'number') {
      throw typeMismatch(
        `Cannot apply $inc to a value of non-numeric type. '${path}' holds ${formatValue(value)}`,
      );
    }
    set(value + argument);
  },
  $max: ({ value, set }, argument) => {
    if (value === undefined || compareValues(argument, value) > 0) set(argument);
  },
  $push: (place, argument) => {
    const [clause, other] = isOperators(argument) ? Object.keys(argument) : [];
    const added = clause === '$each' ? (argument as BsonDocument)['$each'] : [argument];
    if (
      (clause !== undefined && clause !== '$each') ||
      other !== undefined ||
      !Array.isArray(added)
    ) {
      throw badValue(`Unrecognized clause in $push: ${other ?? clause}`);
    }
    place.set([...arrayAt(place, '$push'), ...added]);
  },
  $pull: (place, argument) => {
    if (place.value === undefined) return;
    const matches = pullTest(argument);
    const array = arrayAt(place, '$pull');
    const kept = array.filter((element) => !matches(element));
    if (kept.length < array.length) place.set(kept);
  },
};

/** A condition on an element: operators apply to it, fields to its own, and another value is compared with it. */
function pullTest(argument: unknown): (element: unknown) => boolean {
  if (!isDocument(argument)) return (element) => isEqual(element, argument);
  const matches = compileFilter(isOperators(argument) ? { element: argument } : argument);
  if (isOperators(argument)) return (element) => matches({ element });
  return (element) => isDocument(element) && matches(element);
}

/** How an update is applied. */
export interface UpdateOptions {
  /** The filter that found the document: it says which element a positional `$` means. */
  readonly filter?: BsonDocument;
  /** True when an upsert inserts the document. */
  readonly isInsert?: boolean;
}

/** Changes a document into a new one; what did not change is shared with the old one, which stays as it is. */
export type Updater = (document: BsonDocument, options?: UpdateOptions) => BsonDocument;

/** Compiles operators or a whole replacement. Error 9 for an operator that is not known, 40 for paths in conflict. */
export function compileUpdate(update: unknown): Updater {
  if (Array.isArray(update)) throw notSupported('An update by a pipeline');
  if (!isDocument(update)) throw failedToParse('Update argument must be an object');
  if (!isOperators(update)) return compileReplacement(update);
  const steps = Object.entries(update).flatMap(([name, fields]) => {
    if (!Object.hasOwn(operators, name)) {
      throw failedToParse(`Unknown modifier: ${name}. Expected a valid update modifier`);
    }
    if (!isDocument(fields)) {
      throw failedToParse(
        `Modifiers operate on fields but we found ${formatValue(fields)} for ${name}`,
      );
    }
    return Object.entries(fields).map(([path, argument]) => ({ name, path, argument }));
  });
  checkPaths(steps.map(({ path }) => path));
  return (document, { filter = {}, isInsert = false } = {}) => {
    const result = { ...document };
    const copies = new Set<unknown>([result]);
    for (const { name, path, argument } of steps) {
      if (name === '$setOnInsert' && !isInsert) continue;
      const parts = withElement(path, document, filter);
      (operators[name] as Operator)(placeAt(result, parts, copies), argument);
    }
    assertSameId(document, result);
    return result;
  };
}

function checkPaths(paths: readonly string[]): void {
  for (const path of paths) {
    const parts = path.split('.');
    if (parts.includes('')) {
      throw new MongoError(
        56,
        `The update path '${path}' contains an empty field name, which is not allowed.`,
      );
    }
    if (parts.some((part) => part.startsWith('$[') || part === '__proto__')) {
      throw notSupported(`The update path ${path}`);
    }
    if (parts.some((part, index) => part.startsWith('$') && (part !== '$' || index === 0))) {
      throw new MongoError(
        52,
        `The dollar ($) prefixed field in '${path}' is not valid for storage.`,
      );
    }
  }
  const sorted = [...paths].sort();
  const conflict = sorted.find((path, index) =>
    sorted.slice(index + 1).some((other) => other === path || other.startsWith(`${path}.`)),
  );
  if (conflict !== undefined) {
    throw new MongoError(
      40,
      `Updating the path '${conflict}' would create a conflict at '${conflict}'`,
    );
  }
}

/** The parts of a path, with the index of the element that the filter found in place of `$`. */
function withElement(path: string, document: BsonDocument, filter: BsonDocument): string[] {
  const parts = path.split('.');
  const at = parts.indexOf('$');
  if (at < 0) return parts;
  const field = parts.slice(0, at).join('.');
  const conditions = conditionsOn(field, filter);
  const array = getField(document, field);
  const matches = compileFilter(conditions);
  const index = Array.isArray(array)
    ? array.findIndex((element) => matches({ [field]: [element] }))
    : -1;
  if (Object.keys(conditions).length === 0 || index < 0) {
    throw badValue('The positional operator did not find the match needed from the query.');
  }
  return parts.with(at, String(index));
}

/** The parts of a filter that are about an array, also within `$and`. */
function conditionsOn(field: string, filter: BsonDocument): BsonDocument {
  const found: BsonDocument = {};
  for (const [name, condition] of Object.entries(filter)) {
    if (name === field || name.startsWith(`${field}.`)) found[name] = condition;
    if (name !== '$and' || !Array.isArray(condition)) continue;
    for (const branch of condition) Object.assign(found, conditionsOn(field, branch));
  }
  return found;
}

/** Finds a place; documents and arrays on the way are copied once. Error 28 when something else blocks the way. */
function placeAt(document: BsonDocument, parts: readonly string[], copies: Set<unknown>): Place {
  let holder: unknown = document;
  let position = 0;
  for (; position < parts.length - 1; position += 1) {
    const name = parts[position] as string;
    const next = childOf(holder, name);
    if (next === undefined) break;
    if (!copies.has(next) && (Array.isArray(next) || isDocument(next))) {
      const copy = Array.isArray(next) ? [...next] : { ...next };
      copies.add(copy);
      (holder as BsonDocument)[name] = copy;
      holder = copy;
    } else holder = next;
  }
  const name = parts[position] as string;
  const below = parts.slice(position + 1);
  const isUsable = Array.isArray(holder) ? isArrayIndex(name) : isDocument(holder);
  return {
    path: parts.join('.'),
    value: below.length === 0 ? childOf(holder, name) : undefined,
    set: (value) => {
      if (!isUsable) {
        throw new MongoError(
          28,
          `Cannot create field '${name}' in element {${parts[position - 1]}: ${formatValue(holder)}}`,
        );
      }
      const made = below.reduceRight((inner, part) => ({ [part]: inner }), value);
      if (Array.isArray(holder)) while (holder.length < Number(name)) holder.push(null);
      (holder as BsonDocument)[name] = made;
    },
    unset: () => {
      if (below.length > 0 || childOf(holder, name) === undefined) return;
      if (Array.isArray(holder)) holder[Number(name)] = null;
      else delete (holder as BsonDocument)[name];
    },
  };
}

function childOf(holder: unknown, name: string): unknown {
  if (Array.isArray(holder)) return isArrayIndex(name) ? holder[Number(name)] : undefined;
  return isDocument(holder) ? getField(holder, name) : undefined;
}

function compileReplacement(replacement: BsonDocument): Updater {
  const dollar = Object.keys(replacement).find((name) => name.startsWith('$'));
  if (dollar !== undefined) {
    throw new MongoError(52, `The dollar ($) prefixed field '${dollar}' is not valid for storage.`);
  }
  return (document) => {
    const result = withId(replacement, getField(document, '_id'));
    assertSameId(document, result);
    return result;
  };
}

/** The document with an `_id` as its first field: its own, or else the given one. */
export const withId = (document: BsonDocument, id: unknown = new ObjectId()): BsonDocument => ({
  _id: id,
  ...document,
});

function assertSameId(before: BsonDocument, after: BsonDocument): void {
  const id = getField(before, '_id');
  if (id === undefined || isEqual(id, after['_id'])) return;
  throw new MongoError(
    66,
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}

/** The document that an upsert inserts: what the filter equates, then the update. */
export function documentForUpsert(filter: BsonDocument, update: Updater): BsonDocument {
  const base: BsonDocument = {};
  const copies = new Set<unknown>([base]);
  for (const [path, value] of equalitiesOf(filter)) {
    placeAt(base, path.split('.'), copies).set(value);
  }
  return withId(update(base, { filter, isInsert: true }));
}

function equalitiesOf(filter: BsonDocument): [string, unknown][] {
  return Object.entries(filter).flatMap(([name, condition]): [string, unknown][] => {
    if (name === '$and') return (condition as BsonDocument[]).flatMap(equalitiesOf);
    if (name.startsWith('$')) return [];
    if (!isOperators(condition)) return [[name, condition]];
    return Object.hasOwn(condition, '$eq') ? [[name, condition['$eq']]] : [];
  });
}
