import { cloneValue, getField, setField } from '../../bson/fields.js';
import { isDocument } from '../../bson/types.js';
import { MongoError } from '../../errors.js';
import { accumulators } from '../accumulators.js';
import { nothing } from '../evaluation.js';
import { namedArguments } from './named-arguments.js';
import {
  describeType,
  type ExpressionOperator,
  isEmpty,
  operands,
  type OperatorTable,
  strict,
} from './operator.js';

const getFieldOperator: ExpressionOperator = (argument, evaluate) => {
  const named = isDocument(argument) && Object.hasOwn(argument, 'field');
  const parts = named ? namedArguments('$getField', argument) : { field: argument };
  const name = evaluate(getField(parts, 'field'));
  if (typeof name !== 'string') {
    throw new MongoError(
      5654602,
      `$getField requires 'field' to evaluate to type String, but got ${describeType(name)}`,
    );
  }
  const input = Object.hasOwn(parts, 'input')
    ? evaluate(getField(parts, 'input'))
    : evaluate('$$CURRENT');
  if (isEmpty(input)) return input;
  return isDocument(input) && Object.hasOwn(input, name) ? getField(input, name) : nothing;
};

const setFieldOperator: ExpressionOperator = (argument, evaluate) => {
  const known = ['field', 'input', 'value'];
  const parts = namedArguments('$setField', argument);
  const [name, input, value] = known.map((part) => evaluate(parts[part]));
  if (isEmpty(input)) return null;
  if (typeof name !== 'string' || !isDocument(input)) {
    throw new MongoError(4161107, '$setField requires a field name and a document');
  }
  const result = cloneValue(input);
  if (value === nothing) delete result[name];
  else setField(result, name, value);
  return result;
};

/** Documents as values. */
export const objectOperators: OperatorTable = {
  $mergeObjects: (argument, evaluate) => {
    const values = operands('$mergeObjects', argument, evaluate);
    const only = values.length === 1 ? values[0] : undefined;
    const accumulator = accumulators['$mergeObjects']?.();
    for (const value of Array.isArray(only) ? only : values) accumulator?.add(value);
    return accumulator?.result();
  },
  $objectToArray: strict('$objectToArray', 1, (value) => {
    if (isDocument(value)) return Object.keys(value).map((name) => ({ k: name, v: value[name] }));
    throw new MongoError(
      40390,
      `$objectToArray requires a document input, found: ${describeType(value)}`,
    );
  }),
  $getField: getFieldOperator,
  $setField: setFieldOperator,
};
