import { isDuplicateKey } from '@shortlist/service-kit';

/** Runs an insert that may have been done before. Returns false when it had. */
export async function insertOnce(insert: () => Promise<unknown>): Promise<boolean> {
  try {
    await insert();
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
