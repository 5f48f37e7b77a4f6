/** The variables of an evaluation (`$$ROOT`, `$$this`, …), by name without the `$$`. */
export type Variables = Readonly<Record<string, unknown>>;

/** An expression's value (`nothing` when it is missing), with more variables than those in scope if given. */
export type Evaluate = (expression: unknown, more?: Variables) => unknown;

/** What an expression gives for a field that does not exist. */
export const nothing: unique symbol = Symbol('nothing');

/** Missing as null, the way arrays and most operators see it. */
export const orNull = (value: unknown): unknown =>
  value === nothing || value === undefined ? null : value;
