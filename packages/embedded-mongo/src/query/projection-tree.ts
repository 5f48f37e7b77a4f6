import { isTruthy } from '../bson/coercion.js';
import { type BsonDocument, isDocument, isNumber } from '../bson/types.js';
import { badValue, MongoError } from '../errors.js';
import { nothing } from '../expressions/evaluation.js';
import { evaluate, validateExpression } from '../expressions/expression.js';
import { compileElementFilter } from './match.js';
import type { MatchDetails } from './matcher.js';
import { sliceProjection } from './projection-slice.js';

/** What a projection does with a field that exists. */
export type Rule =
  | { readonly kind: 'show' }
  | { readonly kind: 'hide' }
  /** Shows the field in its place, changed. */
  | { readonly kind: 'change'; readonly change: (value: unknown, details: MatchDetails) => unknown }
  /** Shows a computed value, after the fields that are shown. */
  | { readonly kind: 'compute'; readonly compute: (root: BsonDocument) => unknown }
  | ProjectionTree;

/** The rules of a document's fields. */
export interface ProjectionTree {
  readonly kind: 'tree';
  readonly children: Map<string, Rule>;
}

/** A parsed projection; inclusive ones leave out what they don't name. */
export interface ParsedProjection {
  readonly tree: ProjectionTree;
  readonly inclusive: boolean;
}

/** Parses a projection of `find` (`isFind`: with `$slice`, `$elemMatch` and `.$`) or of `$project`. */
export function parseProjection(specification: BsonDocument, isFind: boolean): ParsedProjection {
  const parser = new ProjectionParser(isFind);
  parser.addFields(specification, '');
  return { tree: parser.tree, inclusive: parser.inclusive };
}

class ProjectionParser {
  readonly tree: ProjectionTree = { kind: 'tree', children: new Map() };
  private mode: 'inclusion' | 'exclusion' | undefined;

  constructor(private readonly isFind: boolean) {}

  get inclusive(): boolean {
    if (this.mode) return this.mode === 'inclusion';
    return this.tree.children.get('_id')?.kind === 'show';
  }

  addFields(fields: BsonDocument, prefix: string): void {
    for (const name of Object.keys(fields)) this.addField(prefix + name, fields[name]);
  }

  private addField(path: string, argument: unknown): void {
    if (this.isFind && path.endsWith('.$')) {
      this.setMode('inclusion', path);
      this.insert(path.slice(0, -2), { kind: 'change', change: positional });
    } else if (isNumber(argument) || typeof argument === 'boolean') {
      const shown = isTruthy(argument);
      if (path !== '_id') this.setMode(shown ? 'inclusion' : 'exclusion', path);
      this.insert(path, { kind: shown ? 'show' : 'hide' });
    } else if (isDocument(argument)) this.addDocument(path, argument);
    else this.addComputed(path, argument);
  }

  private addDocument(path: string, argument: BsonDocument): void {
    const [operator] = Object.keys(argument);
    if (operator === undefined) {
      throw new MongoError(
        51270,
        `An empty sub-projection is not a valid value. Found empty object at path ${path}`,
      );
    }
    if (!operator.startsWith('$')) this.addFields(argument, `${path}.`);
    else if (this.isFind && operator === '$slice') {
      this.insert(path, { kind: 'change', change: sliceProjection(argument['$slice']) });
    } else if (this.isFind && operator === '$elemMatch') {
      this.setMode('inclusion', path);
      this.insert(path, { kind: 'change', change: elementMatch(argument['$elemMatch']) });
    } else if (operator === '$meta') {
      throw badValue('$meta is not supported by the embedded server; use a MongoDB server for it.');
    } else this.addComputed(path, argument);
  }

  private addComputed(path: string, expression: unknown): void {
    validateExpression(expression);
    this.setMode('inclusion', path);
    this.insert(path, {
      kind: 'compute',
      compute: (root) => evaluate(expression, { ROOT: root, CURRENT: root }),
    });
  }

  private setMode(mode: 'inclusion' | 'exclusion', path: string): void {
    this.mode ??= mode;
    if (this.mode === mode) return;
    throw mode === 'exclusion'
      ? new MongoError(31254, `Cannot do exclusion on field ${path} in inclusion projection`)
      : new MongoError(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
  }

  private insert(path: string, rule: Rule): void {
    const parts = path.split('.');
    let node = this.tree;
    for (const [index, part] of parts.entries()) {
      assertFieldName(part, path);
      const present = node.children.get(part);
      const isLast = index === parts.length - 1;
      if (present && (isLast || present.kind !== 'tree')) {
        const rest = isLast ? '' : ` remaining portion ${parts.slice(index + 1).join('.')}`;
        throw new MongoError(isLast ? 31250 : 31249, `Path collision at ${path}${rest}`);
      }
      if (isLast) {
        node.children.set(part, rule);
        return;
      }
      const child = present ?? { kind: 'tree', children: new Map() };
      node.children.set(part, child);
      node = child;
    }
  }
}

function assertFieldName(part: string, path: string): void {
  if (path === '') throw new MongoError(40352, 'FieldPath cannot be constructed with empty string');
  if (path.endsWith('.')) throw new MongoError(40353, "FieldPath must not end with a '.'.");
  if (part === '') throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
  if (part.startsWith('$') && !['$id', '$ref', '$db'].includes(part)) {
    throw new MongoError(
      16410,
      "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
    );
  }
}

function positional(value: unknown, details: MatchDetails): unknown {
  if (!Array.isArray(value)) return value;
  if (details.index === undefined || details.index >= value.length) {
    throw new MongoError(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  }
  return [value[details.index]];
}

function elementMatch(argument: unknown): (value: unknown) => unknown {
  if (!isDocument(argument)) {
    throw new MongoError(31274, 'elemMatch: Invalid argument, object required');
  }
  const matches = compileElementFilter(argument);
  return (value) => {
    const at = Array.isArray(value) ? value.findIndex(matches) : -1;
    return at < 0 ? nothing : [(value as unknown[])[at]];
  };
}
