import { formatValue } from '../bson/format.js';
import type { BsonDocument } from '../bson/types.js';
import { badValue } from '../errors.js';
import { placeAt } from '../paths/place.js';
import type { MatchDetails } from '../query/matcher.js';
import type { ArrayFilters } from './array-filters.js';
import { assertNoConflicts, isPositional, type UpdateStep } from './parse.js';

/** Decides which elements the positional parts of a path stand for. */
export interface ExpandOptions {
  readonly details: MatchDetails;
  readonly arrayFilters: ArrayFilters;
}

/** Replaces `$`, `$[]` and `$[name]` in the steps' paths by the elements they stand for in this document. */
export function expandSteps(
  steps: readonly UpdateStep[],
  document: BsonDocument,
  options: ExpandOptions,
): readonly UpdateStep[] {
  if (!steps.some(({ parts }) => parts.some(isPositional))) return steps;
  const expanded = steps.flatMap((step) =>
    expandPath(step.parts, document, options, step.path).map((parts) => ({
      ...step,
      parts,
      path: parts.join('.'),
    })),
  );
  assertNoConflicts(expanded);
  return expanded;
}

function expandPath(
  parts: readonly string[],
  document: BsonDocument,
  options: ExpandOptions,
  path: string,
): string[][] {
  const at = parts.findIndex(isPositional);
  if (at < 0) return [[...parts]];
  const before = parts.slice(0, at);
  return indexesFor(parts[at] as string, before, document, options, path).flatMap((index) =>
    expandPath([...before, String(index), ...parts.slice(at + 1)], document, options, path),
  );
}

function indexesFor(
  part: string,
  before: readonly string[],
  document: BsonDocument,
  { details, arrayFilters }: ExpandOptions,
  path: string,
): number[] {
  if (part === '$') {
    if (details.index === undefined) {
      throw badValue('The positional operator did not find the match needed from the query.');
    }
    return [details.index];
  }
  const identifier = part.slice(2, -1);
  const matches = identifier === '' ? () => true : arrayFilters.get(identifier);
  if (!matches)
    throw badValue(`No array filter found for identifier '${identifier}' in path '${path}'`);
  const { exists, value } = placeAt(document, before);
  if (!exists) {
    throw badValue(
      `The path '${before.join('.')}' must exist in the document in order to apply array updates.`,
    );
  }
  if (!Array.isArray(value)) {
    throw badValue(
      `Cannot apply array updates to non-array element ${before.at(-1)}: ${formatValue(value)}`,
    );
  }
  return [...value.keys()].filter((index) => matches(value[index]));
}
