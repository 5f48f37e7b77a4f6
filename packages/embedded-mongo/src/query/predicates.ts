import type { BSONRegExp } from 'bson';
import { compareValues, equalValues, rankOf, valueKey } from '../bson/compare.js';
import { toDouble } from '../bson/numbers.js';
import { isNullish, isNumber, isRegex, typeOf } from '../bson/types.js';
import { missing } from '../paths/reach.js';
import { toJavaScriptRegex } from '../regex/translate-regex.js';
import type { MatchDetails } from './matcher.js';

/** A test of the values a path reaches. */
export interface Predicate {
  /** Tests one value (or `missing`). */
  readonly test: (value: unknown, details?: MatchDetails) => boolean;
  /** Whether the elements of an array are tested besides the array itself. */
  readonly elements: boolean;
  /** When set, the predicate holds when this one holds for no reached value. */
  readonly negated?: Predicate;
  /** When set, each of these has to hold for some reached value. */
  readonly all?: readonly Predicate[];
}

export const onElements = (test: (value: unknown) => boolean): Predicate => ({
  test,
  elements: true,
});

export const onWhole = (test: (value: unknown, details?: MatchDetails) => boolean): Predicate => ({
  test,
  elements: false,
});

export const not = (negated: Predicate): Predicate => ({
  test: () => false,
  elements: false,
  negated,
});

export const every = (all: readonly Predicate[]): Predicate =>
  all.length === 1 ? (all[0] as Predicate) : { test: () => false, elements: false, all };

/** `{field: value}`: equality, or a match when the value is a regular expression. */
export const equalityPredicate = (argument: unknown): Predicate =>
  isRegex(argument) ? regexPredicate(argument) : equalPredicate(argument);

/** `$eq`: null also equals a missing field. */
export function equalPredicate(argument: unknown): Predicate {
  if (isNullish(argument)) return onElements((value) => value === missing || isNullish(value));
  return onElements((value) => value !== missing && equalValues(value, argument));
}

/** `$in`: equality with any, found by hash; regular expressions in the list match. */
export function inPredicate(list: readonly unknown[]): Predicate {
  const keys = new Set<string>();
  const regexes: Predicate[] = [];
  for (const item of list) {
    if (isRegex(item)) regexes.push(regexPredicate(item));
    else keys.add(valueKey(item ?? null));
  }
  const matchesMissing = keys.has(valueKey(null));
  return onElements(
    (value) =>
      (value === missing ? matchesMissing : keys.has(valueKey(value ?? null))) ||
      regexes.some((regex) => regex.test(value)),
  );
}

/** A regular expression: matches strings, and equals the same regular expression. */
export function regexPredicate(regex: Pick<BSONRegExp, 'pattern' | 'options'>): Predicate {
  const compiled = toJavaScriptRegex(regex);
  return onElements((value) => {
    if (typeof value === 'string') return compiled.test(value);
    if (value === missing || !isRegex(value)) return false;
    return value.pattern === regex.pattern && value.options === regex.options;
  });
}

/** `$gt`, `$gte`, `$lt`, `$lte`: within one type, except for MinKey and MaxKey; `holds` gets the comparison's sign. */
export function orderPredicate(argument: unknown, holds: (sign: number) => boolean): Predicate {
  const includesEqual = holds(0);
  if (isNullish(argument)) {
    return onElements((value) => includesEqual && (value === missing || isNullish(value)));
  }
  const type = typeOf(argument);
  if (type === 'minKey' || type === 'maxKey') {
    // These bound everything, even a missing field.
    const other = type === 'minKey' ? 1 : -1;
    return onElements((value) => holds(value === missing ? other : compareValues(value, argument)));
  }
  const rank = rankOf(argument);
  return onElements((value) => {
    if (value === missing || rankOf(value) !== rank) return false;
    if (isNaNValue(argument) || isNaNValue(value)) {
      return includesEqual && isNaNValue(argument) && isNaNValue(value);
    }
    return holds(compareValues(value, argument));
  });
}

const isNaNValue = (value: unknown): boolean => isNumber(value) && Number.isNaN(toDouble(value));
