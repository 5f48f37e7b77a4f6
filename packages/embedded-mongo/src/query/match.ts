import { isTruthy } from '../bson/coercion.js';
import { type BsonDocument, isDocument } from '../bson/types.js';
import { badValue } from '../errors.js';
import { evaluateExpression, validateExpression } from '../expressions/expression.js';
import { reach, splitPath } from '../paths/reach.js';
import type { ElementMatcher, Matcher } from './matcher.js';
import { compileOperators, isOperatorExpression } from './operators.js';
import { equalityPredicate, type Predicate } from './predicates.js';

/** Compiles a query filter; throws what MongoDB throws for a malformed one. */
export function compileFilter(filter: BsonDocument): Matcher {
  const clauses = Object.keys(filter).map((name) => compileClause(name, filter[name]));
  if (clauses.length === 1) return clauses[0] as Matcher;
  return (document, details) => clauses.every((clause) => clause(document, details));
}

function compileClause(name: string, argument: unknown): Matcher {
  if (name.startsWith('$')) return compileTopLevel(name, argument);
  const parts = splitPath(name);
  const predicates = isOperatorExpression(argument)
    ? compileOperators(argument, { path: name, compileElementFilter })
    : [equalityPredicate(argument)];
  if (predicates.length === 1) return pathMatcher(parts, predicates[0] as Predicate);
  const matchers = predicates.map((predicate) => pathMatcher(parts, predicate));
  return (document, details) => matchers.every((matcher) => matcher(document, details));
}

function pathMatcher(parts: readonly string[], predicate: Predicate): Matcher {
  if (predicate.negated) {
    const inner = pathMatcher(parts, predicate.negated);
    return (document) => !inner(document);
  }
  if (predicate.all) {
    const inner = predicate.all.map((each) => pathMatcher(parts, each));
    return (document, details) => inner.every((matcher) => matcher(document, details));
  }
  return (document, details) =>
    reach(document, parts).some(({ value, index }) => {
      if (predicate.elements && Array.isArray(value)) {
        const at = value.findIndex((element) => predicate.test(element));
        if (at >= 0) {
          if (details) details.index = index ?? at;
          return true;
        }
      }
      if (!predicate.test(value, details)) return false;
      if (details && index !== undefined) details.index = index;
      return true;
    });
}

function compileTopLevel(name: string, argument: unknown): Matcher {
  switch (name) {
    case '$and': {
      const parts = compileList(name, argument);
      return (document, details) => parts.every((part) => part(document, details));
    }
    case '$or': {
      const parts = compileList(name, argument);
      return (document, details) => parts.some((part) => part(document, details));
    }
    case '$nor': {
      const parts = compileList(name, argument);
      return (document) => !parts.some((part) => part(document));
    }
    case '$expr':
      validateExpression(argument);
      return (document) => isTruthy(evaluateExpression(argument, document));
    case '$comment':
      return () => true;
    default:
      throw topLevelError(name);
  }
}

function compileList(name: string, argument: unknown): Matcher[] {
  if (!Array.isArray(argument)) throw badValue(`${name} must be an array`);
  if (argument.length === 0) throw badValue('$and/$or/$nor must be a nonempty array');
  return argument.map((entry) => {
    if (!isDocument(entry)) throw badValue('$or/$and/$nor entries need to be full objects');
    return compileFilter(entry);
  });
}

function topLevelError(name: string): Error {
  const refused = ['$where', '$text', '$jsonSchema', '$sampleRate'];
  if (refused.includes(name)) {
    return badValue(
      `${name} is not supported by the embedded server; use a MongoDB server for it.`,
    );
  }
  return badValue(
    `unknown top level operator: ${name}. If you have a field name that starts with a '$' symbol, consider using $getField or $setField.`,
  );
}

/** Matches one element for `$elemMatch`, whose argument is either operators or a query on the element's fields. */
export function compileElementFilter(argument: BsonDocument): ElementMatcher {
  if (isOnValue(argument)) {
    const predicates = compileOperators(argument, { path: '', compileElementFilter });
    return (element) => predicates.every((predicate) => testElement(predicate, element));
  }
  const matcher = compileFilter(argument);
  return (element) =>
    (isDocument(element) || Array.isArray(element)) && matcher(asDocument(element));
}

/** Matches one element for `$pull`: operators look into an element that is an array, a query matches documents only. */
export function compilePullFilter(argument: BsonDocument): ElementMatcher {
  if (isOnValue(argument)) {
    const predicates = compileOperators(argument, { path: '', compileElementFilter });
    return (element) => predicates.every((predicate) => testValue(predicate, element));
  }
  const matcher = compileFilter(argument);
  return (element) => isDocument(element) && matcher(element);
}

const pathless = ['$and', '$or', '$nor', '$expr', '$comment', '$where', '$text', '$jsonSchema'];

/** Operators on the element itself; the first one decides. */
const isOnValue = (argument: BsonDocument): boolean =>
  isOperatorExpression(argument) && !pathless.includes(Object.keys(argument)[0] as string);

/** An array within an array is queried by position, like a document with the fields 0, 1, …. */
const asDocument = (element: unknown): BsonDocument =>
  Array.isArray(element) ? Object.fromEntries(element.entries()) : (element as BsonDocument);

/** Tests an element as it is, without looking into one that is an array. */
function testElement(predicate: Predicate, element: unknown): boolean {
  if (predicate.negated) return !testElement(predicate.negated, element);
  if (predicate.all) return predicate.all.every((each) => testElement(each, element));
  return predicate.test(element);
}

/** Tests a value already reached, looking into an array's elements where the predicate does. */
export function testValue(predicate: Predicate, value: unknown): boolean {
  if (predicate.negated) return !testValue(predicate.negated, value);
  if (predicate.all) return predicate.all.every((each) => testValue(each, value));
  if (predicate.elements && Array.isArray(value) && value.some((each) => predicate.test(each))) {
    return true;
  }
  return predicate.test(value);
}
