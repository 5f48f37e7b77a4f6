/** True when a unique index refused a write. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 11000;
}
