import * as z from 'zod/mini';

/**
 * A value as it is sent: only what the schema names, and only values that this release knows. Reading is the schema's
 * own `parse`, which tolerates what a later release added. Rejects with zod's `$ZodError`.
 */
export function writeStrictly<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: z.input<Schema>,
): z.input<Schema> {
  return z.encode(schema, value as z.output<Schema>);
}
