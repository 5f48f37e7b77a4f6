import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';
import { hashSecret } from '../secrets.js';
import { endSessions } from './end-sessions.js';
import { type IssuedTokens, issueTokens } from './issue-tokens.js';

/**
 * How long after its exchange a refresh token is still accepted: two tabs of one browser, or a client whose answer was
 * lost, send the same one twice and must not be signed out. Later, a second use means a stolen copy.
 */
const reuseGraceMs = 10_000;

/**
 * Exchanges a refresh token for new tokens. A token used again after the grace time ends its session, for the
 * thief and for the owner. Throws `InvalidRefreshToken`.
 */
export async function refreshSession(
  context: Context,
  refreshToken: string,
): Promise<IssuedTokens> {
  const { models, clock, log } = context;
  const now = clock();
  const invalid = () => refusal('InvalidRefreshToken');
  const token = await models.refreshTokens.findOne({
    _id: hashSecret(refreshToken),
    expiresAt: { $gt: now },
  });
  if (!token) throw invalid();
  const session = await models.sessions.findOne({ _id: token.sessionId, endedAt: null });
  if (!session) throw invalid();
  const { rotatedAt } = token;
  if (rotatedAt && now.getTime() - rotatedAt.getTime() > reuseGraceMs) {
    log.warn({ userId: session.userId, sessionId: session._id }, 'refresh token used again');
    await endSessions(context, { _id: session._id, userId: session.userId });
    throw invalid();
  }
  const user = await models.users.findOne({ _id: session.userId });
  if (!user || user.disabledAt) throw invalid();
  // Conditional, so that a use within the grace time does not prolong it.
  await models.refreshTokens.updateOne(
    { _id: token._id, rotatedAt: null },
    { $set: { rotatedAt: now } },
  );
  return issueTokens(context, user, session._id);
}
