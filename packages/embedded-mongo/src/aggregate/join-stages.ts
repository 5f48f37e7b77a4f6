import { valueKey } from '../bson/compare.js';
import { cloneValue } from '../bson/fields.js';
import { type BsonDocument, isDocument, typeOf } from '../bson/types.js';
import { MongoError, notSupported } from '../errors.js';
import { placeAt } from '../paths/place.js';
import { missing, reach, splitPath } from '../paths/reach.js';
import { eachDocument, type Pipeline, type StageCompiler } from './stage.js';

/** The stages that hold pipelines of their own. */
export function joinStages({
  compile,
}: {
  readonly compile: (pipeline: readonly unknown[]) => Pipeline;
}): Readonly<Record<string, StageCompiler>> {
  return {
    $lookup: (argument) => compileLookup(argument, compile),
    $facet: (argument) => compileFacet(argument, compile),
    $unionWith: (argument) => compileUnion(argument, compile),
  };
}

type Compile = (pipeline: readonly unknown[]) => Pipeline;

function compileLookup(argument: unknown, compile: Compile): ReturnType<StageCompiler> {
  if (!isDocument(argument)) throw new MongoError(9, 'the $lookup specification must be an Object');
  const { from, localField, foreignField, as, pipeline } = argument;
  if (Object.hasOwn(argument, 'let')) throw notSupported('$lookup with let');
  if (typeof from !== 'string' || typeof as !== 'string') {
    throw new MongoError(9, "must specify 'from' and 'as' as strings for a $lookup");
  }
  const hasFields = typeof localField === 'string' && typeof foreignField === 'string';
  if (!hasFields && !Array.isArray(pipeline)) {
    throw new MongoError(
      9,
      '$lookup requires both or neither of localField and foreignField to be specified',
    );
  }
  const inner = Array.isArray(pipeline) ? compile(pipeline) : undefined;
  return (documents, context) => {
    const partners = hasFields ? partnersBy(context.documentsOf(from), foreignField) : undefined;
    return eachDocument(documents, (document) => {
      const joined = partners
        ? partnersOf(document, localField as string, partners)
        : context.documentsOf(from);
      const result = cloneValue(document);
      placeAt(result, splitPath(as)).set([...(inner ? inner(joined, context) : joined)]);
      return result;
    });
  };
}

function partnersBy(foreign: Iterable<BsonDocument>, field: string): Map<string, BsonDocument[]> {
  const partners = new Map<string, BsonDocument[]>();
  for (const document of foreign) {
    for (const key of keysAt(document, field)) {
      const found = partners.get(key);
      if (found) found.push(document);
      else partners.set(key, [document]);
    }
  }
  return partners;
}

/** The keys under which a document joins: each element of an array, null for a missing field. */
function keysAt(document: BsonDocument, field: string): Set<string> {
  const values = reach(document, splitPath(field)).flatMap(({ value }) =>
    Array.isArray(value) ? [...value, value] : [value],
  );
  return new Set(values.map((value) => valueKey(value === missing ? null : (value ?? null))));
}

function partnersOf(
  document: BsonDocument,
  field: string,
  partners: ReadonlyMap<string, BsonDocument[]>,
): BsonDocument[] {
  const found = new Set<BsonDocument>();
  for (const key of keysAt(document, field))
    for (const each of partners.get(key) ?? []) found.add(each);
  return [...found];
}

function compileFacet(argument: unknown, compile: Compile): ReturnType<StageCompiler> {
  if (!isDocument(argument) || Object.keys(argument).length === 0) {
    throw new MongoError(40169, 'the $facet specification must be a non-empty object');
  }
  const facets = Object.entries(argument).map(([name, pipeline]) => {
    if (!Array.isArray(pipeline)) {
      throw new MongoError(
        40170,
        `arguments to $facet must be arrays, ${name} is type ${typeOf(pipeline)}`,
      );
    }
    return [name, compile(pipeline)] as const;
  });
  return (documents, context) => {
    const input = [...documents];
    return [Object.fromEntries(facets.map(([name, run]) => [name, [...run(input, context)]]))];
  };
}

function compileUnion(argument: unknown, compile: Compile): ReturnType<StageCompiler> {
  const options: BsonDocument = isDocument(argument) ? argument : { coll: argument };
  const { coll, pipeline } = options;
  if (typeof coll !== 'string')
    throw new MongoError(9, "the $unionWith stage needs 'coll', the name of a collection");
  const inner = compile(Array.isArray(pipeline) ? pipeline : []);
  return function* union(documents, context) {
    yield* documents;
    yield* inner(context.documentsOf(coll), context);
  };
}
