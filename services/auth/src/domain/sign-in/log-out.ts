import type { Context } from '../../context.js';
import { hashSecret } from '../secrets.js';
import { endSessions } from '../sessions/end-sessions.js';
import { shutOut } from './shut-out.js';

/**
 * Ends the session that `refreshToken` belongs to. Without one the caller's session can't be known, so all of the
 * user's end: anyone who signs out expects nothing to stay open. Another user's token does nothing.
 */
export async function logOut(
  context: Context,
  { userId, refreshToken }: { readonly userId: string; readonly refreshToken: string | undefined },
): Promise<void> {
  if (!refreshToken) {
    return shutOut(context, { userId });
  }
  const token = await context.models.refreshTokens.findOne({ _id: hashSecret(refreshToken) });
  if (token) await endSessions(context, { _id: token.sessionId, userId });
}
