import { isDocument } from '../bson/types.js';
import { MongoError } from '../errors.js';
import { findOperator } from './operators/index.js';
import { namedArguments, variableName } from './operators/named-arguments.js';
import { argumentsOf } from './operators/operator.js';

/** Operators whose argument always has named parts. */
const named = new Set([
  '$filter',
  '$map',
  '$reduce',
  '$switch',
  '$let',
  '$setField',
  '$dateToString',
  '$dateAdd',
  '$dateSubtract',
  '$dateTrunc',
  '$dateDiff',
  '$trim',
  '$ltrim',
  '$rtrim',
  '$regexMatch',
  '$replaceOne',
  '$replaceAll',
]);

/** Checks an operator's argument before it runs, and returns the variables it adds; error 168 for no operator. */
export function checkOperator(name: string, argument: unknown): readonly string[] {
  const operator = findOperator(name);
  if (!operator) throw unknownOperator(name);
  operator.check?.(argument);
  if (named.has(name)) namedArguments(name, argument);
  if (name === '$cond' && !isDocument(argument)) argumentsOf(name, argument, 3);
  if (!isDocument(argument)) return [];
  switch (name) {
    case '$cond':
      namedArguments(name, argument);
      return [];
    case '$switch':
      checkBranches(argument['branches']);
      return [];
    case '$let':
      if (!isDocument(argument['vars'])) throw noVariables();
      return Object.keys(argument['vars']).map(variableName);
    case '$map':
    case '$filter':
      return [variableName(argument['as'])];
    case '$reduce':
      return ['value', 'this'];
    default:
      return [];
  }
}

/** Error 168: there is no such operator. */
export const unknownOperator = (name: string) =>
  new MongoError(168, `Unrecognized expression '${name}'`);

const noVariables = () => new MongoError(10065, 'invalid parameter: expected an object (vars)');

function checkBranches(branches: unknown): void {
  if (!Array.isArray(branches) || branches.length === 0) {
    throw new MongoError(40068, '$switch requires at least one branch.');
  }
  for (const branch of branches) namedArguments('$switch.branches', branch);
}
