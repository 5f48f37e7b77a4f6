import { arithmeticOperators } from './arithmetic.js';
import { arrayOperators } from './arrays.js';
import { conversionOperators } from './conversion.js';
import { dateOperators } from './dates.js';
import { logicOperators } from './logic.js';
import { objectOperators } from './objects.js';
import type { OperatorTable } from './operator.js';
import { stringOperators } from './strings.js';

/** Looks an expression operator up by name. The tables are read on use: operators evaluate expressions themselves. */
export function findOperator(name: string): OperatorTable[string] | undefined {
  for (const table of [
    logicOperators,
    arithmeticOperators,
    stringOperators,
    arrayOperators,
    objectOperators,
    conversionOperators,
    dateOperators,
  ]) {
    if (Object.hasOwn(table, name)) return table[name];
  }
  return undefined;
}
