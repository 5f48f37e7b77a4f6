import { getField, setField } from '../bson/fields.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { checkTime } from '../time-limit.js';
import { checkOperator, unknownOperator } from './check-operator.js';
import { nothing, orNull, type Variables } from './evaluation.js';
import { findOperator } from './operators/index.js';

/** An aggregation expression's value for a document; a missing value is null. */
export function evaluateExpression(
  expression: unknown,
  document: BsonDocument,
  variables: Variables = {},
): unknown {
  const value = evaluate(expression, { ROOT: document, CURRENT: document, ...variables });
  return value === nothing ? null : value;
}

/** An aggregation expression's value, `nothing` when it is missing. */
export function evaluate(expression: unknown, variables: Variables): unknown {
  if (typeof expression === 'string' && expression.startsWith('$')) {
    return expression.startsWith('$$')
      ? variable(expression.slice(2), variables)
      : fieldPath(variables['CURRENT'], pathParts(expression.slice(1)));
  }
  if (Array.isArray(expression)) {
    return expression.map((item) => orNull(evaluate(item, variables)));
  }
  if (!isDocument(expression)) return expression;
  const names = Object.keys(expression);
  const [first] = names;
  if (first?.startsWith('$')) {
    if (names.length > 1) throw severalFields(names);
    checkTime();
    const operator = findOperator(first);
    if (!operator) throw unknownOperator(first);
    return operator(expression[first], (inner, more) =>
      evaluate(inner, more ? { ...variables, ...more } : variables),
    );
  }
  return evaluateFields(expression, variables);
}

function evaluateFields(expression: BsonDocument, variables: Variables): BsonDocument {
  const result: BsonDocument = {};
  for (const name of Object.keys(expression)) {
    assertPlainName(name);
    const value = evaluate(expression[name], variables);
    if (value !== nothing) setField(result, name, value);
  }
  return result;
}

/** Splits a field path; an empty part is error 15998. */
function pathParts(path: string): string[] {
  const parts = path.split('.');
  if (path === '' || parts.includes('')) {
    throw new MongoError(
      path === '' ? 40352 : 15998,
      'FieldPath field names may not be empty strings.',
    );
  }
  return parts;
}

function variable(path: string, variables: Variables): unknown {
  const [name = '', ...rest] = pathParts(path);
  if (name === 'NOW') return fieldPath(variables['NOW'] ?? new Date(), rest);
  if (name === 'REMOVE') return nothing;
  if (!Object.hasOwn(variables, name)) throw undefinedVariable(name);
  return fieldPath(variables[name], rest);
}

/** A field path's value; through an array it gives the array of its elements' values. */
function fieldPath(value: unknown, parts: readonly string[]): unknown {
  const [name, ...rest] = parts;
  if (name === undefined) return value === undefined ? nothing : value;
  if (Array.isArray(value)) {
    return value.map((element) => fieldPath(element, parts)).filter((each) => each !== nothing);
  }
  if (!isDocument(value) || !Object.hasOwn(value, name)) return nothing;
  return fieldPath(getField(value, name), rest);
}

const knownVariables: ReadonlySet<string> = new Set(['ROOT', 'CURRENT', 'NOW', 'REMOVE']);

/** Checks an expression before it runs: operators (error 168), their arguments, variables (17276) and paths. */
export function validateExpression(
  expression: unknown,
  variables: ReadonlySet<string> = knownVariables,
): void {
  if (typeof expression === 'string') validateText(expression, variables);
  if (Array.isArray(expression)) for (const item of expression) validateExpression(item, variables);
  if (!isDocument(expression)) return;
  const names = Object.keys(expression);
  const [first] = names;
  if (first?.startsWith('$')) {
    if (names.length > 1) throw severalFields(names);
    const added = checkOperator(first, expression[first]);
    if (first === '$literal') return;
    const scope = added.length > 0 ? new Set([...variables, ...added]) : variables;
    validateArgument(expression[first], scope);
    return;
  }
  for (const name of names) {
    assertPlainName(name);
    validateExpression(expression[name], variables);
  }
}

/** An operator's named parts and lists are not documents and arrays themselves. */
function validateArgument(argument: unknown, variables: ReadonlySet<string>): void {
  const isOperator = isDocument(argument) && Object.keys(argument)[0]?.startsWith('$');
  if (!isDocument(argument) || isOperator) validateExpression(argument, variables);
  else for (const part of Object.keys(argument)) validateArgument(argument[part], variables);
}

function validateText(text: string, variables: ReadonlySet<string>): void {
  if (!text.startsWith('$')) return;
  const [name = ''] = pathParts(text.replace(/^\$\$?/, ''));
  if (text.startsWith('$$') && !variables.has(name)) throw undefinedVariable(name);
}

function assertPlainName(name: string): void {
  if (name.startsWith('$')) {
    throw new MongoError(
      16410,
      "FieldPath field names may not start with '$'. Consider using $getField or $setField.",
    );
  }
  if (name.includes('.')) {
    throw new MongoError(
      16412,
      `FieldPath field names may not contain '.'. Consider using $getField or $setField.`,
    );
  }
}

const severalFields = (names: readonly string[]) =>
  new MongoError(
    15983,
    `An object representing an expression must have exactly one field: ${names.join(', ')}`,
  );

const undefinedVariable = (name: string) =>
  new MongoError(17276, `Use of undefined variable: ${name}`);
