import { ObjectId } from 'bson';
import { compilePipelineUpdate } from '../aggregate/pipeline-update.js';
import { equalValues } from '../bson/compare.js';
import { cloneValue, setField } from '../bson/fields.js';
import { formatValue } from '../bson/format.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { failedToParse, MongoError } from '../errors.js';
import { copyAlong } from '../paths/copy-along.js';
import { placeAt } from '../paths/place.js';
import type { MatchDetails } from '../query/matcher.js';
import { type ArrayFilters, assertFiltersUsed, compileArrayFilters } from './array-filters.js';
import { expandSteps } from './expand.js';
import { isPositional, parseModifiers } from './parse.js';

/** How one document is to be changed. */
export interface UpdateInput {
  readonly details?: MatchDetails;
  /** True when an upsert inserts the document. */
  readonly inserting?: boolean;
}

/** A compiled update: from the old document to the new one; the old one is left untouched. */
export interface CompiledUpdate {
  readonly isReplacement: boolean;
  readonly apply: (document: BsonDocument, input?: UpdateInput) => BsonDocument;
}

/** Compiles an update in any of its three forms: modifiers, a whole replacement, a pipeline. */
export function compileUpdate(
  update: unknown,
  arrayFilters: readonly unknown[] = [],
): CompiledUpdate {
  if (Array.isArray(update)) {
    if (arrayFilters.length > 0) {
      throw failedToParse('arrayFilters may not be specified for pipeline-syle updates');
    }
    const apply = compilePipelineUpdate(update);
    return { isReplacement: false, apply: (document) => keepId(document, apply(document)) };
  }
  if (!isDocument(update))
    throw failedToParse('Update argument must be either an object or an array');
  const [first] = Object.keys(update);
  if (!first?.startsWith('$')) return compileReplacement(update, arrayFilters);
  return compileModifiers(update, compileArrayFilters(arrayFilters));
}

function compileReplacement(
  replacement: BsonDocument,
  arrayFilters: readonly unknown[],
): CompiledUpdate {
  if (arrayFilters.length > 0) {
    throw failedToParse('arrayFilters may not be specified for replacement-style updates');
  }
  const dollar = Object.keys(replacement).find((name) => name.startsWith('$'));
  if (dollar !== undefined) {
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${dollar}' in '${dollar}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  }
  return {
    isReplacement: true,
    apply: (document) => keepId(document, cloneValue(replacement)),
  };
}

/** Keeps the document's own `_id` in first place; another one in the result is error 66. */
function keepId(before: BsonDocument, after: BsonDocument): BsonDocument {
  const id = Object.hasOwn(before, '_id') ? before['_id'] : after['_id'];
  if (Object.hasOwn(after, '_id') && !equalValues(id, after['_id'])) {
    throw new MongoError(
      66,
      `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${formatValue(after['_id'])}`,
    );
  }
  return id === undefined ? after : withIdFirst(after, id);
}

/** The document with this `_id` as its first field. */
export function withIdFirst(document: BsonDocument, id: unknown = new ObjectId()): BsonDocument {
  const result: BsonDocument = { _id: id };
  for (const name of Object.keys(document)) {
    if (name !== '_id') setField(result, name, document[name]);
  }
  return result;
}

function compileModifiers(update: BsonDocument, arrayFilters: ArrayFilters): CompiledUpdate {
  const steps = parseModifiers(update);
  assertFiltersUsed(
    arrayFilters,
    steps.map(({ path }) => path),
    update,
  );
  const identifiers = steps.flatMap(({ parts, path }) =>
    parts.filter(isPositional).map((part) => ({ part, path })),
  );
  for (const { part, path } of identifiers) {
    const name = part.slice(2, -1);
    if (name !== '' && !arrayFilters.has(name)) {
      throw new MongoError(2, `No array filter found for identifier '${name}' in path '${path}'`);
    }
  }
  return {
    isReplacement: false,
    apply: (document, { details = {}, inserting = false } = {}) => {
      const id = document['_id'];
      const expanded = expandSteps(steps, document, { details, arrayFilters });
      const result = copyAlong(
        document,
        expanded.map(({ parts }) => parts),
      );
      for (const step of expanded) {
        const { modifier, argument, path, parts } = step;
        modifier.apply({
          place: placeAt(result, parts),
          argument,
          path,
          id,
          inserting,
          original: document,
        });
      }
      assertSameId(document, result);
      return result;
    },
  };
}

function assertSameId(before: BsonDocument, after: BsonDocument): void {
  if (!Object.hasOwn(before, '_id')) return;
  if (Object.hasOwn(after, '_id') && equalValues(before['_id'], after['_id'])) return;
  throw new MongoError(
    66,
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
}
