import type { z } from 'zod';
import { type OpenEnum, openEnums } from '../../src/values/open-enum.js';

/** Something in a schema that refuses what a later release may add. */
export interface Closed {
  /** Such as `getJob.candidates[].score`. */
  readonly at: string;
  readonly what: string;
}

/** Everything in `schema`, at any depth, that refuses what a later release may add, and every transform: what has one can't be written. */
export function findClosed(schema: z.core.$ZodType, at: string): Closed[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const inside = (child: z.core.$ZodType, step = '') => findClosed(child, `${at}${step}`);
  const limits = limitsOf(def).map((what) => ({ at, what }));
  switch (def.type) {
    case 'string':
    case 'number':
    case 'boolean':
    case 'unknown':
      return limits;
    case 'object': {
      const strict = def.catchall?._zod.def.type === 'never' ? [{ at, what: 'strict object' }] : [];
      const fields = Object.entries(def.shape);
      return [...strict, ...fields.flatMap(([name, field]) => inside(field, `.${name}`))];
    }
    case 'array':
      return [...limits, ...inside(def.element, '[]')];
    case 'record':
      return [...inside(def.keyType, '.*'), ...inside(def.valueType, '.*')];
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return inside(def.innerType);
    case 'pipe':
      if (openEnums.has(schema as unknown as OpenEnum<string>)) return [];
      return [...inside(def.in), ...inside(def.out)];
    default:
      return [{ at, what: def.type }];
  }
}

function limitsOf(def: z.core.$ZodTypeDef): string[] {
  return (def.checks ?? []).flatMap((check) => {
    const limit = check._zod.def as z.core.$ZodCheckLessThanDef | z.core.$ZodCheckMaxLengthDef;
    if (limit.check === 'less_than') return [`most ${String(limit.value)}`];
    return limit.check === 'max_length' ? [`longest ${String(limit.maximum)}`] : [];
  });
}
