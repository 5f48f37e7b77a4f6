import { arithmeticOperators } from './arithmetic.js';
import { arrayOperators } from './arrays.js';
import { conversionOperators } from './conversion.js';
import { dateOperators } from './dates.js';
import { logicOperators } from './logic.js';
import { objectOperators } from './objects.js';
import type { ExpressionOperator, OperatorTable } from './operator.js';
import { stringOperators } from './strings.js';

const operators: OperatorTable = {
  ...logicOperators,
  ...arithmeticOperators,
  ...stringOperators,
  ...arrayOperators,
  ...objectOperators,
  ...conversionOperators,
  ...dateOperators,
};

/** Looks an expression operator up by name. */
export const findOperator = (name: string): ExpressionOperator | undefined =>
  Object.hasOwn(operators, name) ? operators[name] : undefined;
