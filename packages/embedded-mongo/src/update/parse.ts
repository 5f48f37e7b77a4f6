import { isArrayIndex } from '../bson/fields.js';
import { type BsonDocument, isDocument, typeOf } from '../bson/types.js';
import { failedToParse, MongoError } from '../errors.js';
import type { Modifier } from './modifier.js';
import { modifiers, renameTarget } from './modifiers.js';

/** One modifier at one path of an update, e.g. `$inc` at `a.b`. */
export interface UpdateStep {
  readonly operator: string;
  readonly modifier: Modifier;
  readonly path: string;
  readonly parts: readonly string[];
  readonly argument: unknown;
}

/** Parses a modifier update into its steps in the order MongoDB applies them (by path); conflicts are error 40. */
export function parseModifiers(update: BsonDocument): UpdateStep[] {
  const steps = Object.keys(update).flatMap((operator) => {
    const modifier = Object.hasOwn(modifiers, operator) ? modifiers[operator] : undefined;
    if (!modifier) {
      throw failedToParse(
        `Unknown modifier: ${operator}. Expected a valid update modifier or pipeline-style update specified as an array`,
      );
    }
    return parseFields(operator, modifier, update[operator]);
  });
  assertNoConflicts(steps);
  return steps.sort((a, b) => comparePaths(a.parts, b.parts));
}

function parseFields(operator: string, modifier: Modifier, fields: unknown): UpdateStep[] {
  if (!isDocument(fields)) {
    throw failedToParse(
      `Modifiers operate on fields but we found type ${typeOf(fields)} instead. For example: {$mod: {<field>: ...}} not {${operator}: ${String(fields)}}`,
    );
  }
  return Object.keys(fields).flatMap((path) => {
    const argument = fields[path];
    const parts = parsePath(path);
    modifier.check?.(argument, path);
    const step: UpdateStep = { operator, modifier, path, parts, argument };
    if (operator !== '$rename') return [step];
    const target = parsePath(argument as string);
    return [
      step,
      { operator, modifier: renameTarget, path: argument as string, parts: target, argument: path },
    ];
  });
}

/** Splits an update path; empty parts are error 56, `$`-prefixed ones other than positional 52. */
function parsePath(path: string): string[] {
  if (path === '') throw new MongoError(56, 'An empty update path is not valid.');
  const parts = path.split('.');
  if (parts.includes('')) {
    throw new MongoError(
      56,
      `The update path '${path}' contains an empty field name, which is not allowed.`,
    );
  }
  if (isPositional(parts[0] as string)) {
    throw new MongoError(
      2,
      `Cannot have array filter identifier (i.e. '$[<id>]') element in the first position in path '${path}'`,
    );
  }
  const dollar = parts.find(
    (part) => part.startsWith('$') && !isPositional(part) && !referenceFields.has(part),
  );
  if (dollar !== undefined) {
    throw new MongoError(
      52,
      `The dollar ($) prefixed field '${dollar}' in '${path}' is not allowed in the context of an update's replacement document. Consider using an aggregation pipeline with $replaceWith.`,
    );
  }
  return parts;
}

const referenceFields = new Set(['$ref', '$id', '$db']);

/** `$`, `$[]` and `$[name]`. */
export const isPositional = (part: string): boolean => /^\$(\[[^\]]*\])?$/.test(part);

function comparePaths(a: readonly string[], b: readonly string[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index += 1) {
    const [left, right] = [a[index] as string, b[index] as string];
    if (left === right) continue;
    const [leftNumeric, rightNumeric] = [isArrayIndex(left), isArrayIndex(right)];
    if (leftNumeric && rightNumeric) return Number(left) - Number(right);
    if (leftNumeric !== rightNumeric) return leftNumeric ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return a.length - b.length;
}

/** Error 40 when two paths are equal or one leads through the other. */
export function assertNoConflicts(steps: readonly Pick<UpdateStep, 'path' | 'parts'>[]): void {
  const taken: string[][] = [];
  for (const { path, parts } of steps) {
    const other = taken.find((earlier) => {
      const shared = Math.min(earlier.length, parts.length);
      return earlier.slice(0, shared).every((part, index) => part === parts[index]);
    });
    if (other) {
      const conflict = other.length < parts.length ? other.join('.') : path;
      throw new MongoError(
        40,
        `Updating the path '${path}' would create a conflict at '${conflict}'`,
      );
    }
    taken.push([...parts]);
  }
}
