const DUPLICATE_KEY = 11_000;

/** True when a unique index refused a write. */
export function isDuplicateKey(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === DUPLICATE_KEY;
}
