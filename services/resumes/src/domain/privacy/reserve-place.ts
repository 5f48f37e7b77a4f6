import { isDuplicateKey } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { hashOf } from '../share/share-token.js';

/** How many may be taken at a time, and for how long. */
export interface Places {
  readonly name: string;
  readonly count: number;
  readonly forMs: number;
}

/** Takes one of the places of `key`. False when all are taken. Of concurrent calls no more than `count` get one. */
export async function reservePlace(
  { models, clock }: Context,
  { name, count, forMs }: Places,
  key: string,
): Promise<boolean> {
  const now = clock();
  const expiresAt = new Date(now.getTime() + forMs);
  for (let place = 0; place < count; place += 1) {
    const _id = hashOf(`${name} ${key} ${place}`);
    try {
      await models.privacyPlaces.create({ _id, expiresAt });
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const over = { _id, expiresAt: { $lte: now } };
    const { matchedCount } = await models.privacyPlaces.updateOne(over, { $set: { expiresAt } });
    if (matchedCount === 1) return true;
  }
  return false;
}
