import { commonRefusal } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { eraseFactors } from './erase-factors.js';
import { eraseMemberships } from './erase-memberships.js';

/** Removes everything that this service keeps of a user. Safe to repeat and to be cut off anywhere. */
export async function eraseUser(
  context: Pick<Context, 'models' | 'clock' | 'log' | 'announceAccessEnded'>,
  userId: string,
): Promise<void> {
  const { models, announceAccessEnded } = context;
  // First: from now on nobody signs in, and what is written meanwhile is taken back by `requireStillThere`.
  await models.users.deleteOne({ _id: userId });
  await models.identities.deleteMany({ userId });
  await models.signOnIdentities.everywhere.deleteMany({ userId });
  await models.joinRequests.everywhere.deleteMany({ userId });
  await models.formerMembers.everywhere.deleteMany({ userId });
  await models.mailTokens.deleteMany({ userId });
  await models.knownDevices.deleteMany({ userId });
  await eraseFactors(context, userId);
  await eraseMemberships(context, userId);
  await models.apiTokens.everywhere.deleteMany({ userId });
  const sessions = await models.sessions.findReadable({ userId });
  const ids = sessions.map(({ _id }) => _id);
  await models.refreshTokens.deleteMany({ sessionId: { $in: ids } });
  await models.sessions.deleteMany({ userId });
  await announceAccessEnded(userId);
}

/**
 * To be called by code that has just stored something of a user: when the account was deleted meanwhile, all of it goes.
 * Throws `Unauthenticated` then.
 */
export async function requireStillThere(context: Context, userId: string): Promise<void> {
  if (await context.models.users.exists({ _id: userId })) return;
  await eraseUser(context, userId);
  throw commonRefusal('Unauthenticated');
}
