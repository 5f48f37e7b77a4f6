import { isDuplicateKey } from '@shortlist/service-kit';
import type { CountModel } from '../../models/index.js';

export interface CountWithinInput {
  /** Names the window and whose it is. */
  readonly _id: string;
  readonly limit: number;
  /** When the window is long over. */
  readonly expiresAt: Date;
}

/** Counts one more and returns true, unless `limit` is reached. Of concurrent calls no more than `limit` get true. */
export async function countWithin(
  counts: CountModel,
  { _id, limit, expiresAt }: CountWithinInput,
): Promise<boolean> {
  const countOneMore = async () => {
    const { matchedCount } = await counts.updateOne(
      { _id, count: { $lt: limit } },
      { $inc: { count: 1 } },
    );
    return matchedCount === 1;
  };
  if (await countOneMore()) return true;
  try {
    await counts.create({ _id, count: 1, expiresAt });
    return true;
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  // It exists: at the limit, or made by somebody else in the same moment.
  return countOneMore();
}
