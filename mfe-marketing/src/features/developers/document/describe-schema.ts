import type { Schema } from './open-api.js';

const isNull = ({ type }: Schema) => type === 'null';
const list = (values: readonly unknown[]) => values.map((value) => String(value)).join(', ');

/** Bounds that only say what a number of JavaScript can hold are none. */
function range({ minimum, maximum, exclusiveMinimum }: Schema): string {
  const least = minimum !== undefined && minimum > Number.MIN_SAFE_INTEGER ? minimum : undefined;
  const most = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? maximum : undefined;
  if (least !== undefined && most !== undefined) return ` from ${least} to ${most}`;
  const from = exclusiveMinimum === undefined ? '' : ` above ${exclusiveMinimum}`;
  const start = least === undefined ? from : ` from ${least}`;
  return most === undefined ? start : `${start}${start ? ',' : ''} at most ${most}`;
}

const formats: Readonly<Record<string, string>> = {
  'date-time': 'date and time, ISO 8601 in UTC',
  uuid: 'UUID',
  binary: 'file',
  email: 'email address',
};

function describeText({ format, maxLength }: Schema): string {
  const type = formats[format ?? ''] ?? 'text';
  return maxLength === undefined ? type : `${type}, at most ${maxLength} characters`;
}

function describeType(schema: Schema): string {
  const known = schema.enum ?? schema['x-extensible-enum'];
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (known) return `one of ${list(known)}`;
  if (schema.anyOf) {
    const kinds = schema.anyOf.filter((each) => !isNull(each)).map(describeType);
    return [...kinds, ...(schema.anyOf.some(isNull) ? ['null'] : [])].join(' or ');
  }
  switch (schema.type) {
    case 'string':
      return describeText(schema);
    case 'integer':
      return `whole number${range(schema)}`;
    case 'number':
      return `number${range(schema)}`;
    case 'boolean':
      return 'true or false';
    case 'array': {
      const most = schema.maxItems === undefined ? '' : `, at most ${schema.maxItems}`;
      const type = describeType(schema.items ?? {});
      const things = type === 'object' || type === 'file' ? ` ${type}s` : `: ${type}`;
      return `list of${things}${most}`;
    }
    default:
      return 'object';
  }
}

/** Describes the possible values, in words. */
export function describeSchema(schema: Schema): string {
  const fallback =
    schema.default === undefined ? '' : `; default ${JSON.stringify(schema.default)}`;
  return describeType(schema) + fallback;
}
