import { Long } from 'bson';
import { cloneValue, getField, setField } from '../bson/fields.js';
import { formatValue } from '../bson/format.js';
import { type BsonDocument, isDocument, isNullish, typeOf } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { nothing } from '../expressions/evaluation.js';
import { evaluate, validateExpression } from '../expressions/expression.js';
import { placeAt } from '../paths/place.js';
import { compileProjection } from '../query/projection.js';
import { checkTime } from '../time-limit.js';
import { eachDocument, eachInto, type StageCompiler } from './stage.js';

const project: StageCompiler = (argument) => {
  if (!isDocument(argument))
    throw new MongoError(15969, '$project specification must be an object');
  if (Object.keys(argument).length === 0) {
    throw new MongoError(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  }
  const projector = compileProjection(argument, { isFind: false });
  return (documents) => eachDocument(documents, (document) => projector(document));
};

const addFields: StageCompiler = (argument) => {
  if (!isDocument(argument)) {
    throw new MongoError(
      40272,
      `$addFields specification stage must be an object, got ${typeOf(argument)}`,
    );
  }
  const fields = flatten(argument, '');
  return (documents) =>
    eachDocument(documents, (document) => {
      const result: BsonDocument = cloneValue(document);
      const variables = { ROOT: document, CURRENT: document };
      for (const { path, expression } of fields) {
        const value = evaluate(expression, variables);
        setPath(result, path.split('.'), value);
      }
      return result;
    });
};

/** `{a: {b: 1}}` sets `a.b`, like `{'a.b': 1}`. */
function flatten(fields: BsonDocument, prefix: string): { path: string; expression: unknown }[] {
  return Object.keys(fields).flatMap((name) => {
    const expression = fields[name];
    const nested =
      isDocument(expression) &&
      Object.keys(expression).length > 0 &&
      !Object.keys(expression)[0]?.startsWith('$');
    if (name === '' || name.startsWith('$')) {
      throw new MongoError(16410, `Invalid field name '${name}' in $addFields.`);
    }
    if (!nested) validateExpression(expression);
    return nested
      ? flatten(expression, `${prefix}${name}.`)
      : [{ path: prefix + name, expression }];
  });
}

/** Sets (or removes, for `nothing`) a field in every element of arrays on its way; scalars on the way are replaced. */
function setPath(holder: BsonDocument, parts: readonly string[], value: unknown): void {
  const [name, ...rest] = parts as [string, ...string[]];
  if (rest.length === 0) {
    if (value === nothing) delete holder[name];
    else setField(holder, name, value);
    return;
  }
  const next = Object.hasOwn(holder, name) ? holder[name] : undefined;
  setField(holder, name, within(next, rest, value));
}

function within(next: unknown, rest: readonly string[], value: unknown): unknown {
  if (Array.isArray(next)) return next.map((element) => within(element, rest, value));
  const document: BsonDocument = isDocument(next) ? next : {};
  setPath(document, rest, value);
  return document;
}

const unset: StageCompiler = (argument) => {
  const paths = Array.isArray(argument) ? argument : [argument];
  if (paths.length === 0 || paths.some((path) => typeof path !== 'string' || path === '')) {
    throw new MongoError(
      31002,
      '$unset specification must be a string or an array containing only string values',
    );
  }
  return project(Object.fromEntries(paths.map((path) => [path, false])));
};

const replaceRoot: StageCompiler = (argument) => {
  if (!isDocument(argument) || !Object.hasOwn(argument, 'newRoot')) {
    throw new MongoError(40231, 'no newRoot specified for the $replaceRoot stage');
  }
  return replaceWith(argument['newRoot']);
};

const replaceWith: StageCompiler = (expression) => {
  validateExpression(expression);
  return (documents) =>
    eachDocument(documents, (document) => {
      const root = evaluate(expression, { ROOT: document, CURRENT: document });
      if (isDocument(root) && root !== (nothing as unknown)) return root;
      const shown = root === nothing ? 'MISSING' : formatValue(root);
      throw new MongoError(
        40228,
        `'newRoot' expression must evaluate to an object, but resulting value was: ${shown}.`,
      );
    });
};

const unwind: StageCompiler = (argument) => {
  const options: BsonDocument = isDocument(argument) ? argument : { path: argument };
  const path = options['path'];
  if (typeof path !== 'string')
    throw new MongoError(
      28808,
      `expected a string as the path for $unwind stage, got ${typeOf(path)}`,
    );
  if (!path.startsWith('$'))
    throw new MongoError(
      28818,
      `path option to $unwind stage should be prefixed with a '$': ${path}`,
    );
  const index = options['includeArrayIndex'];
  if (index !== undefined && (typeof index !== 'string' || index === '' || index.startsWith('$'))) {
    throw new MongoError(28822, 'includeArrayIndex option to $unwind stage should be a field name');
  }
  const keepEmpty = options['preserveNullAndEmptyArrays'] === true;
  const parts = path.slice(1).split('.');
  return (documents) =>
    eachInto(documents, (document) => unwindOne(document, parts, index, keepEmpty));
};

function* unwindOne(
  document: BsonDocument,
  parts: readonly string[],
  index: string | undefined,
  keepEmpty: boolean,
): Generator<BsonDocument> {
  const { exists, value } = placeAt(document, parts);
  const numbered = (copy: BsonDocument, at: Long | null) =>
    index ? withValue(copy, index.split('.'), at) : copy;
  if (Array.isArray(value) ? value.length === 0 : isNullish(value)) {
    if (!keepEmpty) return;
    const copy = cloneValue(document);
    if (exists && Array.isArray(value)) placeAt(copy, parts).unset();
    yield numbered(copy, null);
  } else if (Array.isArray(value)) {
    for (const [at, element] of value.entries()) {
      checkTime();
      yield numbered(withValue(document, parts, element), Long.fromNumber(at));
    }
  } else yield numbered(document, null);
}

/** The document with another value at a path; only the documents on the way are copied. */
function withValue(
  document: BsonDocument,
  [name = '', ...rest]: readonly string[],
  value: unknown,
): BsonDocument {
  const copy = { ...document };
  const inner = getField(copy, name);
  const next = rest.length === 0 ? value : withValue(isDocument(inner) ? inner : {}, rest, value);
  setField(copy, name, next);
  return copy;
}

/** Stages that reshape each document. */
export const fieldStages: Readonly<Record<string, StageCompiler>> = {
  $project: project,
  $addFields: addFields,
  $set: addFields,
  $unset: unset,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
  $unwind: unwind,
};
