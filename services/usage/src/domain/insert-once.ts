const DUPLICATE_KEY = 11000;

/** Runs an insert that may have been done before. Returns false when it had. */
export async function insertOnce(insert: () => Promise<unknown>): Promise<boolean> {
  try {
    await insert();
    return true;
  } catch (error) {
    if (error instanceof Error && Reflect.get(error, 'code') === DUPLICATE_KEY) return false;
    throw error;
  }
}
