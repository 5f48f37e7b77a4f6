import * as z from 'zod/mini';

/** Every open enum, with the values that this release may write. */
export const openEnums = z.registry<{ readonly known: readonly string[] }, OpenEnum<string>>();

export type OpenEnum<Value extends string> = z.ZodMiniCodec<
  z.ZodMiniType<Value, Value>,
  z.ZodMiniType<Value, Value>
>;

/**
 * One of `known`, in data that parts of another release read (docs/decisions/011). When parsing, a value that a later
 * release added is read as `fallback`: one of `known`, or a word of its own. Writing (`writeStrictly`) refuses
 * everything but `known`.
 */
export function openEnum<const Known extends string, const Fallback extends string>(
  known: readonly Known[],
  fallback: Fallback,
): OpenEnum<Known | Fallback> {
  return defineOpen(known, (value) => known.find((each) => each === value) ?? fallback);
}

/** Like `openEnum`, for a name shown to people: one that a later release added is read as it is. */
export function openName(known: readonly string[]): OpenEnum<string> {
  return defineOpen(known, (value) => value);
}

function defineOpen<Value extends string>(
  known: readonly string[],
  read: (value: string) => Value,
): OpenEnum<Value> {
  const text = z.string() as unknown as z.ZodMiniType<Value, Value>;
  const schema = z.codec(text, text, {
    decode: read,
    encode: (value, ctx) => {
      if (known.includes(value)) return value;
      ctx.issues.push({ code: 'invalid_value', values: [...known], input: value });
      return z.NEVER;
    },
  });
  openEnums.add(schema as unknown as OpenEnum<string>, { known });
  return schema;
}
