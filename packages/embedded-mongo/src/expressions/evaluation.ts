/** The variables of an evaluation (`$$ROOT`, `$$this`, …), by name without the `$$`. */
export type Variables = Readonly<Record<string, unknown>>;

/** An expression's value (`nothing` when missing); `more` variables are added to those in scope. */
export type Evaluate = (expression: unknown, more?: Variables) => unknown;

/** What an expression gives for a field that does not exist. */
export const nothing: unique symbol = Symbol('nothing');

/** Missing as null, as arrays and most operators treat it. */
export const orNull = (value: unknown): unknown =>
  value === nothing || value === undefined ? null : value;
