import type { Context } from '../../context.js';
import { sessionDocument } from '../../models/session.js';
import { userDocument } from '../../models/user.js';

const owner = sessionDocument.pick('userId');
const access = userDocument.pick('accessRevision');

/** The user of a session that was begun, has not been ended and has not run out, and since when tokens count; null for any other. */
export async function findActiveSession(
  { models, clock }: Context,
  sessionId: string,
): Promise<{ readonly userId: string; readonly revision: number } | null> {
  const active = { _id: sessionId, endedAt: null, expiresAt: { $gt: clock() } };
  const session = await models.sessions.findOne(active, owner);
  const user = session && (await models.users.findOne({ _id: session.userId }, access));
  return user && { userId: user._id, revision: user.accessRevision };
}
