import { getField, isArrayIndex } from '../bson/fields.js';
import { isDocument } from '../bson/types.js';

/** What a path yields where the field does not exist. */
export const missing: unique symbol = Symbol('missing');

/** A value reached by a path; `index` is the element of the first array that was walked through, if any. */
export interface Reached {
  readonly value: unknown;
  readonly index: number | undefined;
}

export const splitPath = (path: string): string[] => path.split('.');

/**
 * Every value a query path reaches. Arrays on the way are walked implicitly, one level deep; an array at the
 * end is yielded whole (predicates look into its elements themselves).
 */
export function reach(document: unknown, parts: readonly string[]): Reached[] {
  const found: Reached[] = [];
  walk(document, parts, 0, undefined, found);
  return found;
}

function walk(
  value: unknown,
  parts: readonly string[],
  position: number,
  index: number | undefined,
  found: Reached[],
): void {
  if (position === parts.length) {
    found.push({ value, index });
    return;
  }
  const part = parts[position] as string;
  if (isDocument(value)) {
    if (!Object.hasOwn(value, part)) found.push({ value: missing, index });
    else walkInto(getField(value, part), parts, position + 1, index, found);
    return;
  }
  found.push({ value: missing, index });
}

function walkInto(
  value: unknown,
  parts: readonly string[],
  position: number,
  index: number | undefined,
  found: Reached[],
): void {
  if (position === parts.length || !Array.isArray(value)) {
    walk(value, parts, position, index, found);
    return;
  }
  const part = parts[position] as string;
  const wanted = isArrayIndex(part) ? Number(part) : -1;
  value.forEach((element, at) => {
    if (isDocument(element)) walk(element, parts, position, index ?? at, found);
    if (at === wanted) walkInto(element, parts, position + 1, index, found);
  });
}
