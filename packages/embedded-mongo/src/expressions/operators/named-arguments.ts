import { getField } from '../../bson/fields.js';
import { type BsonDocument, isDocument } from '../../bson/types.js';
import { MongoError } from '../../errors.js';

interface Parts {
  readonly required: readonly string[];
  readonly optional?: readonly string[];
}

const shift: Parts = { required: ['startDate', 'unit', 'amount'], optional: ['timezone'] };
const trim: Parts = { required: ['input'], optional: ['chars'] };
const replace: Parts = { required: ['input', 'find', 'replacement'] };

/** The parts of the operators that take named arguments; `$switch.branches` are those of a branch. */
const partsByOperator: Readonly<Record<string, Parts>> = {
  $filter: { required: ['input', 'cond'], optional: ['as', 'limit'] },
  $map: { required: ['input', 'in'], optional: ['as'] },
  $reduce: { required: ['input', 'initialValue', 'in'] },
  $switch: { required: ['branches'], optional: ['default'] },
  '$switch.branches': { required: ['case', 'then'] },
  $let: { required: ['vars', 'in'] },
  $cond: { required: ['if', 'then', 'else'] },
  $getField: { required: ['field'], optional: ['input'] },
  $setField: { required: ['field', 'input'], optional: ['value'] },
  $dateToString: { required: ['date'], optional: ['format', 'timezone', 'onNull'] },
  $dateAdd: shift,
  $dateSubtract: shift,
  $dateTrunc: { required: ['date', 'unit'], optional: ['timezone'] },
  $dateDiff: { required: ['startDate', 'endDate', 'unit'], optional: ['timezone'] },
  $trim: trim,
  $ltrim: trim,
  $rtrim: trim,
  $regexMatch: { required: ['input', 'regex'], optional: ['options'] },
  $replaceOne: replace,
  $replaceAll: replace,
};

/** The parts of a date operator that is given a time zone. */
const datePart: Parts = { required: ['date'], optional: ['timezone'] };

/** The argument of an operator with named parts; an unknown or missing part is error 9. */
export function namedArguments(name: string, argument: unknown): BsonDocument {
  if (!isDocument(argument))
    throw new MongoError(9, `${name} only supports an object as its argument`);
  const { required, optional = [] } = partsByOperator[name] ?? datePart;
  const odd = Object.keys(argument).find(
    (part) => !required.includes(part) && !optional.includes(part),
  );
  if (odd !== undefined) throw new MongoError(9, `Unrecognized parameter to ${name}: ${odd}`);
  const absent = required.find((part) => getField(argument, part) === undefined);
  if (absent !== undefined) throw new MongoError(9, `Missing '${absent}' parameter to ${name}`);
  return argument;
}

/** A variable's name as `as` gives it; default `this`. */
export function variableName(as: unknown): string {
  if (as === undefined) return 'this';
  if (typeof as === 'string' && /^[a-z][A-Za-z0-9_]*$/.test(as)) return as;
  throw new MongoError(
    9,
    `'${String(as)}' starts with an invalid character for a user variable name`,
  );
}
