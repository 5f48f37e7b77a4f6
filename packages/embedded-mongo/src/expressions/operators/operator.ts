import { isNullish, typeOf } from '../../bson/types.js';
import { MongoError } from '../../errors.js';
import { type Evaluate, nothing } from '../evaluation.js';

/** One expression operator: gets its raw argument and evaluates the parts it needs. */
export interface ExpressionOperator {
  (argument: unknown, evaluate: Evaluate): unknown;
  /** Checks the raw argument before anything is evaluated. */
  readonly check?: (argument: unknown) => void;
}

/** A group of operators by name. */
export type OperatorTable = Readonly<Record<string, ExpressionOperator>>;

/** The raw arguments; a lone one needs no array. Error 16020 when their number is wrong. */
export function argumentsOf(name: string, argument: unknown, count?: number): unknown[] {
  const list = Array.isArray(argument) ? argument : [argument];
  if (count !== undefined && list.length !== count) {
    throw new MongoError(
      16020,
      `Expression ${name} takes exactly ${count} arguments. ${list.length} were passed in.`,
    );
  }
  return list;
}

/** The evaluated arguments. */
export const operands = (
  name: string,
  argument: unknown,
  evaluate: Evaluate,
  count?: number,
): unknown[] => argumentsOf(name, argument, count).map((item) => evaluate(item));

/** An operator of evaluated arguments. */
export const evaluated = (
  name: string,
  count: number | undefined,
  apply: (...values: unknown[]) => unknown,
): ExpressionOperator =>
  Object.assign(
    (argument: unknown, evaluate: Evaluate) => apply(...operands(name, argument, evaluate, count)),
    { check: (argument: unknown) => void argumentsOf(name, argument, count) },
  );

/** An operator that gives null when any argument is null or missing. */
export const strict = (
  name: string,
  count: number | undefined,
  apply: (...values: unknown[]) => unknown,
): ExpressionOperator =>
  evaluated(name, count, (...values) => (values.some(isEmpty) ? null : apply(...values)));

/** Null, undefined or missing. */
export const isEmpty = (value: unknown): boolean => value === nothing || isNullish(value);

/** The type for a message; `missing` for a missing value. */
export const describeType = (value: unknown): string =>
  value === nothing ? 'missing' : typeOf(value);
