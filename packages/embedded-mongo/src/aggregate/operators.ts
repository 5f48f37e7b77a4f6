import { MongoError } from '../errors.js';
import { compareValues } from '../bson/compare.js';
import { Int32 } from 'bson';
import { isTruthy } from '../query/arguments.js';
import { evaluate, nothing, orNull, type Variables } from './expression.js';

/** One expression operator: gets its raw argument and evaluates it itself. */
export type ExpressionOperator = (argument: unknown, variables: Variables) => unknown;

/** Evaluates the arguments and checks how many there are; a lone argument needs no array. */
export function operands(
  name: string,
  argument: unknown,
  variables: Variables,
  count?: number,
): unknown[] {
  const list = Array.isArray(argument) ? argument : [argument];
  if (count !== undefined && list.length !== count) {
    throw new MongoError(
      16020,
      `Expression ${name} takes exactly ${count} arguments. ${list.length} were passed in.`,
    );
  }
  return list.map((item) => evaluate(item, variables));
}

const comparison =
  (name: string, holds: (sign: number) => boolean): ExpressionOperator =>
  (argument, variables) => {
    const [left, right] = operands(name, argument, variables, 2);
    return holds(compareMissing(left, right));
  };

function compareMissing(left: unknown, right: unknown): number {
  // A missing value sorts with undefined: below null.
  return compareValues(left === nothing ? undefined : left, right === nothing ? undefined : right);
}

const comparisons: Record<string, ExpressionOperator> = {
  $eq: comparison('$eq', (sign) => sign === 0),
  $ne: comparison('$ne', (sign) => sign !== 0),
  $gt: comparison('$gt', (sign) => sign > 0),
  $gte: comparison('$gte', (sign) => sign >= 0),
  $lt: comparison('$lt', (sign) => sign < 0),
  $lte: comparison('$lte', (sign) => sign <= 0),
  $cmp: (argument, variables) => {
    const [left, right] = operands('$cmp', argument, variables, 2);
    return new Int32(compareMissing(left, right));
  },
};

const logic: Record<string, ExpressionOperator> = {
  $and: (argument, variables) =>
    operands('$and', argument, variables).every((value) => isTruthy(orNull(value))),
  $or: (argument, variables) =>
    operands('$or', argument, variables).some((value) => isTruthy(orNull(value))),
  $not: (argument, variables) => !isTruthy(orNull(operands('$not', argument, variables, 1)[0])),
  $literal: (argument) => argument,
};

/** Every expression operator by name. */
export const expressionOperators: Readonly<Record<string, ExpressionOperator>> = {
  ...comparisons,
  ...logic,
};
