import { formatDocument } from '../bson/format.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { badValue, failedToParse, MongoError } from '../errors.js';
import { compileFilter } from '../query/match.js';

/** Array filters by identifier, each deciding whether an element matches. */
export type ArrayFilters = ReadonlyMap<string, (element: unknown) => boolean>;

/** Compiles the `arrayFilters` of an update; each filter is about one identifier. */
export function compileArrayFilters(filters: readonly unknown[]): ArrayFilters {
  const compiled = new Map<string, (element: unknown) => boolean>();
  for (const filter of filters) {
    if (!isDocument(filter)) throw new MongoError(14, 'Each array filter must be an object');
    const identifier = identifierOf(filter);
    if (compiled.has(identifier)) {
      throw failedToParse(
        `Found multiple array filters with the same top-level field name ${identifier}`,
      );
    }
    const matches = compileFilter(filter);
    compiled.set(identifier, (element) => matches({ [identifier]: element }));
  }
  return compiled;
}

function identifierOf(filter: BsonDocument): string {
  const names = new Set(identifiersIn(filter));
  const [identifier, other] = [...names];
  if (identifier === undefined) {
    throw failedToParse('Cannot use an expression without a top-level field name in arrayFilters');
  }
  if (other !== undefined) {
    throw failedToParse(
      `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${identifier}' and '${other}'`,
    );
  }
  if (!/^[a-z][a-zA-Z0-9]*$/.test(identifier)) {
    throw badValue(
      `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${identifier}'`,
    );
  }
  return identifier;
}

function identifiersIn(filter: BsonDocument): string[] {
  return Object.keys(filter).flatMap((name) => {
    if (!name.startsWith('$')) return [name.split('.')[0] as string];
    const nested = filter[name];
    return Array.isArray(nested) ? nested.filter(isDocument).flatMap(identifiersIn) : [];
  });
}

/** Error 9 for a filter that no path of the update uses. */
export function assertFiltersUsed(
  filters: ArrayFilters,
  paths: readonly string[],
  update: BsonDocument,
): void {
  for (const identifier of filters.keys()) {
    if (!paths.some((path) => path.split('.').includes(`$[${identifier}]`))) {
      throw failedToParse(
        `The array filter for identifier '${identifier}' was not used in the update ${formatDocument(update)}`,
      );
    }
  }
}
