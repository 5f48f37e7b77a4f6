import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;
interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly shape?: Readonly<Record<string, Schema>>;
}

/** Values of which a field without a known name takes the first that it accepts. */
const guesses: readonly unknown[] = [
  'Ada',
  'ada@example.com',
  '2026-01-01T00:00:00.000Z',
  'https://example.com/hook',
  'A nurse with five years in intensive care, who leads a ward.',
  '123456',
  0,
  1,
  10,
  50,
  true,
  null,
  ['Ada'],
  {},
];

/** A value that the schema accepts, as far as can be guessed; `known` has values for names of fields. */
export function sample(
  schema: Schema,
  known: Readonly<Record<string, unknown>>,
  name = '',
): unknown {
  if (name in known && schema.safeParse(known[name]).success) return known[name];
  const definition = schema.def as unknown as Definition;
  const { innerType, in: input, element, options, shape } = definition;
  if (shape) {
    return Object.fromEntries(
      Object.entries(shape).map(([key, field]) => [key, sample(field, known, key)]),
    );
  }
  if (element) return [sample(element, known, name)];
  if (innerType) return sample(innerType, known, name);
  if (options?.[0]) return sample(options[0], known, name);
  const values = (definition as { readonly values?: readonly unknown[] }).values ?? [];
  const entries = Object.values((definition as { readonly entries?: object }).entries ?? {});
  const found = [...values, ...entries, ...guesses].find(
    (value) => schema.safeParse(value).success,
  );
  return found === undefined && input ? sample(input, known, name) : found;
}

type Place = readonly (string | number)[];

/** Every place in a value, the value itself first: `[]`, `['emails']`, `['emails', 0]`. */
export function placesOf(value: unknown, at: Place = []): Place[] {
  const inside =
    Array.isArray(value) || (typeof value === 'object' && value !== null)
      ? Object.entries(value).flatMap(([key, item]) =>
          placesOf(item, [...at, Array.isArray(value) ? Number(key) : key]),
        )
      : [];
  return [at, ...inside];
}

/** A copy of the value with another one at the place. */
export function replaceAt(value: unknown, [first, ...rest]: Place, other: unknown): unknown {
  if (first === undefined) return other;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<
    string | number,
    unknown
  >;
  copy[first] = replaceAt(copy[first], rest, other);
  return copy;
}
