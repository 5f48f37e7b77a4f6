import { unverifiedAccountDays } from '@shortlist/contracts/constants';
import type { Context } from '../../context.js';
import { userDocument } from '../../models/user.js';

const lifetimeMs = unverifiedAccountDays * 24 * 60 * 60 * 1000;
const view = userDocument.pick('email');
const batchSize = 100;

/**
 * Removes accounts that were never verified, with their links, unless a link that still works was mailed to them. They
 * have nothing elsewhere: nobody has ever signed in to them.
 */
export async function removeUnverified({ models, clock }: Context): Promise<void> {
  const now = clock();
  const expired = { verifiedAt: null, createdAt: { $lte: new Date(now.getTime() - lifetimeMs) } };
  await models.users.eachReadable(
    expired,
    view,
    { sort: { createdAt: 1 }, batchSize },
    async ({ _id }) => {
      const working = { userId: _id, usedAt: null, expiresAt: { $gt: now } };
      if (await models.mailTokens.exists(working)) return;
      await models.users.deleteOne({ ...expired, _id });
      await models.mailTokens.deleteMany({ userId: _id });
    },
  );
}
