import { MongoError, badValue } from '../errors.js';
import { setField } from '../bson/fields.js';
import { isDocument, isNumber, type BsonDocument } from '../bson/types.js';
import { evaluate, nothing } from '../aggregate/expression.js';
import { isTruthy } from './arguments.js';
import { compileElementFilter, type MatchDetails } from './match.js';
import { sliceProjection } from './projection-slice.js';

/** From a document to what of it is shown; `details` place the positional `$`. */
export type Projector = (document: BsonDocument, details?: MatchDetails) => BsonDocument;

/** What a projection does with one field. */
type Leaf = true | false | ((value: unknown, root: BsonDocument, details: MatchDetails) => unknown);
interface Tree {
  readonly children: Map<string, Tree | Leaf>;
}

/** Compiles a projection of `find` (`operators` allows `$slice`, `$elemMatch` and `.$`) or of `$project`. */
export function compileProjection(
  specification: BsonDocument,
  { operators = true }: { readonly operators?: boolean } = {},
): Projector {
  const tree: Tree = { children: new Map() };
  const kinds = new Set<'inclusion' | 'exclusion'>();
  addFields(specification, '');
  const inclusive = isInclusive();
  return (document, details = {}) => {
    const shown = projectDocument(document, tree, document, details);
    return shown;
  };

  function isInclusive(): boolean {
    if (kinds.has('inclusion')) return true;
    if (kinds.has('exclusion')) return false;
    const id = tree.children.get('_id');
    return id === true;
  }

  function addFields(fields: BsonDocument, prefix: string): void {
    for (const name of Object.keys(fields)) addField(prefix + name, fields[name]);
  }

  function addField(path: string, argument: unknown): void {
    if (operators && path.endsWith('.$')) {
      note('inclusion', path);
      insert(path.slice(0, -2), positional);
      return;
    }
    const isFlag = isNumber(argument) || typeof argument === 'boolean';
    if (isFlag) {
      const shown = isTruthy(argument);
      if (path !== '_id') note(shown ? 'inclusion' : 'exclusion', path);
      insert(path, shown);
      return;
    }
    if (isDocument(argument)) {
      const [operator] = Object.keys(argument);
      if (operator === undefined)
        throw badValue('An empty sub-projection is not a valid value. Found empty object at path');
      if (!operator.startsWith('$')) {
        addFields(argument, `${path}.`);
        return;
      }
      if (operators && operator === '$slice') {
        insert(path, sliceProjection(argument['$slice']));
        return;
      }
      if (operators && operator === '$elemMatch') {
        note('inclusion', path);
        insert(path, elementMatch(argument['$elemMatch']));
        return;
      }
      if (operator === '$meta') throw badValue('$meta is not supported by the embedded server.');
    }
    note('inclusion', path);
    insert(path, (_value, root) => evaluate(argument, { ROOT: root, CURRENT: root }));
  }

  function note(kind: 'inclusion' | 'exclusion', path: string): void {
    kinds.add(kind);
    if (kinds.size < 2) return;
    throw kind === 'exclusion'
      ? new MongoError(31254, `Cannot do exclusion on field ${path} in inclusion projection`)
      : new MongoError(31253, `Cannot do inclusion on field ${path} in exclusion projection`);
  }

  function insert(path: string, leaf: Leaf): void {
    const parts = path.split('.');
    let node = tree;
    parts.forEach((part, index) => {
      if (part === '')
        throw new MongoError(15998, 'FieldPath field names may not be empty strings.');
      if (part.startsWith('$') && !['$id', '$ref', '$db'].includes(part)) {
        throw new MongoError(
          16410,
          `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
        );
      }
      const present = node.children.get(part);
      const last = index === parts.length - 1;
      if (present !== undefined && (last || typeof present !== 'object')) {
        throw new MongoError(
          31249,
          `Path collision at ${path}${last ? '' : ` remaining portion ${parts.slice(index + 1).join('.')}`}`,
        );
      }
      if (last) {
        node.children.set(part, leaf);
        return;
      }
      const child = (present as Tree | undefined) ?? { children: new Map() };
      node.children.set(part, child);
      node = child;
    });
  }

  function projectDocument(
    document: BsonDocument,
    node: Tree,
    root: BsonDocument,
    details: MatchDetails,
  ): BsonDocument {
    const result: BsonDocument = {};
    for (const name of Object.keys(document)) {
      const rule = node.children.get(name) ?? (node === tree && name === '_id' ? true : !inclusive);
      const value = projectValue(document[name], rule, root, details);
      if (value !== nothing) setField(result, name, value);
    }
    for (const [name, rule] of node.children) {
      if (Object.hasOwn(document, name) || typeof rule === 'boolean') continue;
      const value =
        typeof rule === 'function' ? rule(nothing, root, details) : computedIn(rule, root, details);
      if (value !== nothing) setField(result, name, value);
    }
    return result;
  }

  function computedIn(node: Tree, root: BsonDocument, details: MatchDetails): unknown {
    const made = projectDocument({}, node, root, details);
    return Object.keys(made).length > 0 ? made : nothing;
  }

  function projectValue(
    value: unknown,
    rule: Tree | Leaf,
    root: BsonDocument,
    details: MatchDetails,
  ): unknown {
    if (rule === true) return value;
    if (rule === false) return nothing;
    if (typeof rule === 'function') return rule(value, root, details);
    if (isDocument(value)) return projectDocument(value, rule, root, details);
    if (Array.isArray(value)) {
      return value
        .map((element) => projectValue(element, rule, root, details))
        .filter((element) => element !== nothing);
    }
    return inclusive ? computedIn(rule, root, details) : value;
  }
}

function positional(value: unknown, _root: BsonDocument, details: MatchDetails): unknown {
  if (!Array.isArray(value)) return value;
  if (details.index === undefined || details.index >= value.length) {
    throw new MongoError(
      51246,
      "Executor error during find command :: caused by :: positional operator '.$' couldn't find a matching element in the array",
    );
  }
  return [value[details.index]];
}

function elementMatch(argument: unknown): Leaf {
  if (!isDocument(argument))
    throw new MongoError(31274, 'elemMatch: Invalid argument, object required');
  const matches = compileElementFilter(argument);
  return (value) => {
    if (!Array.isArray(value)) return nothing;
    const found = value.find(matches);
    return found === undefined ? nothing : [found];
  };
}
