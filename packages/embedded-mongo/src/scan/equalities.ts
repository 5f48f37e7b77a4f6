import { getField } from '../bson/fields.js';
import { type BsonDocument, isDocument, isNullish, isRegex } from '../bson/types.js';
import { isOperatorExpression } from '../query/operators.js';

/** For each field the values it may equal, from the filter's top level and its `$and`. */
export function equalitiesOf(filter: BsonDocument): Map<string, readonly unknown[]> {
  const found = new Map<string, readonly unknown[]>();
  for (const name of Object.keys(filter)) {
    const argument = filter[name];
    if (name === '$and' && Array.isArray(argument)) {
      for (const part of argument.filter(isDocument)) {
        for (const [field, values] of equalitiesOf(part)) found.set(field, values);
      }
    }
    const values = name.startsWith('$') ? undefined : valuesIn(argument);
    if (values?.every(isHashable)) found.set(name, values);
  }
  return found;
}

function valuesIn(argument: unknown): readonly unknown[] | undefined {
  if (!isOperatorExpression(argument)) return [argument];
  if (Object.hasOwn(argument, '$eq')) return [argument['$eq']];
  const list = getField(argument, '$in');
  return Array.isArray(list) ? list : undefined;
}

/** Arrays are indexed element by element, regular expressions match rather than equal, and null matches too much. */
export const isHashable = (value: unknown): boolean =>
  !Array.isArray(value) && !isRegex(value) && !isNullish(value);
