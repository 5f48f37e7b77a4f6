/** MongoDB's code of a write that a unique index refused. */
export const duplicateKey = 11_000;

/** True when a unique index refused a write. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === duplicateKey;
}
