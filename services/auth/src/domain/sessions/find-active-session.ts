import type { Context } from '../../context.js';
import { sessionDocument } from '../../models/session.js';

const owner = sessionDocument.pick('userId');

/** The user of a session that was begun, has not been ended and has not run out; null for any other. */
export async function findActiveSession(
  { models, clock }: Context,
  sessionId: string,
): Promise<{ readonly userId: string } | null> {
  const active = { _id: sessionId, endedAt: null, expiresAt: { $gt: clock() } };
  return models.sessions.findOne(active, owner);
}
