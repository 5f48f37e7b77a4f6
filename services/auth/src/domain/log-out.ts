import type { Context } from '../context.js';
import { endSessions } from './end-sessions.js';
import { forgetTrustedDevices } from './second-factor/device/trusted-devices.js';
import { hashSecret } from './secrets.js';

/**
 * Ends the session that `refreshToken` belongs to. Without one the caller's session can't be known, so all of the
 * user's end: whoever signs out expects nothing to stay open. Another user's token does nothing.
 */
export async function logOut(
  context: Context,
  { userId, refreshToken }: { readonly userId: string; readonly refreshToken: string | undefined },
): Promise<void> {
  if (!refreshToken) {
    await endSessions(context, { userId });
    return forgetTrustedDevices(context, userId);
  }
  const token = await context.models.refreshTokens.findOne({ _id: hashSecret(refreshToken) });
  if (token) await endSessions(context, { _id: token.sessionId, userId });
}
