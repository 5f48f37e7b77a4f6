import { Int32 } from 'bson';
import { isTruthy } from '../../bson/coercion.js';
import { compareValues } from '../../bson/compare.js';
import { isDocument } from '../../bson/types.js';
import { MongoError } from '../../errors.js';
import { nothing, orNull } from '../evaluation.js';
import { namedArguments } from './named-arguments.js';
import { argumentsOf, evaluated, isEmpty, type OperatorTable } from './operator.js';

/** A missing value sorts with undefined, below null. */
const compareMissing = (left: unknown, right: unknown): number =>
  compareValues(left === nothing ? undefined : left, right === nothing ? undefined : right);

const comparison = (name: string, holds: (sign: number) => boolean) =>
  evaluated(name, 2, (left, right) => holds(compareMissing(left, right)));

/** Whether an evaluated condition holds. */
export const holds = (value: unknown): boolean => isTruthy(orNull(value));

/** Comparison, logic and choice. */
export const logicOperators: OperatorTable = {
  $eq: comparison('$eq', (sign) => sign === 0),
  $ne: comparison('$ne', (sign) => sign !== 0),
  $gt: comparison('$gt', (sign) => sign > 0),
  $gte: comparison('$gte', (sign) => sign >= 0),
  $lt: comparison('$lt', (sign) => sign < 0),
  $lte: comparison('$lte', (sign) => sign <= 0),
  $cmp: evaluated('$cmp', 2, (left, right) => new Int32(compareMissing(left, right))),
  $and: (argument, evaluate) =>
    argumentsOf('$and', argument).every((item) => holds(evaluate(item))),
  $or: (argument, evaluate) => argumentsOf('$or', argument).some((item) => holds(evaluate(item))),
  $not: evaluated('$not', 1, (value) => !holds(value)),
  $literal: (argument) => argument,
  $cond: (argument, evaluate) => {
    const [condition, then, otherwise] = Array.isArray(argument)
      ? argumentsOf('$cond', argument, 3)
      : condParts(argument);
    return evaluate(holds(evaluate(condition)) ? then : otherwise);
  },
  $ifNull: (argument, evaluate) => {
    const choices = argumentsOf('$ifNull', argument);
    if (choices.length < 2) throw new MongoError(1257300, '$ifNull needs at least two arguments');
    for (const choice of choices.slice(0, -1)) {
      const value = evaluate(choice);
      if (!isEmpty(value)) return value;
    }
    return evaluate(choices.at(-1));
  },
  $switch: (argument, evaluate) => {
    const { branches, ...rest } = namedArguments('$switch', argument);
    if (!Array.isArray(branches) || branches.length === 0) {
      throw new MongoError(40068, '$switch requires at least one branch.');
    }
    for (const branch of branches) {
      const { case: condition, then } = namedArguments('$switch.branches', branch);
      if (holds(evaluate(condition))) return evaluate(then);
    }
    if (Object.hasOwn(rest, 'default')) return evaluate(rest['default']);
    throw new MongoError(
      40066,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  },
  $let: (argument, evaluate) => {
    const parts = namedArguments('$let', argument);
    const { vars } = parts;
    if (!isDocument(vars))
      throw new MongoError(10065, 'invalid parameter: expected an object (vars)');
    const bound = Object.keys(vars).map((name) => [name, evaluate(vars[name])] as const);
    return evaluate(parts['in'], Object.fromEntries(bound));
  },
};

function condParts(argument: unknown): unknown[] {
  const parts = ['if', 'then', 'else'];
  const named = namedArguments('$cond', argument);
  return parts.map((part) => named[part]);
}
