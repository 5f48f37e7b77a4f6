import type { Context } from '../../context.js';
import { type EndedSessions, endSessions } from '../end-sessions.js';
import { forgetTrustedDevices } from '../second-factor/device/trusted-devices.js';
import { dropTickets } from '../second-factor/sign-in-ticket.js';

/**
 * Ends all sessions of a user, but for `except`. Sign-ins that have begun come to nothing, and every browser is asked
 * for the second factor again.
 */
export async function endEverywhere(
  context: Context,
  { userId, except }: Omit<EndedSessions, '_id'>,
): Promise<void> {
  await endSessions(context, { userId, except });
  await dropTickets(context, userId);
  await forgetTrustedDevices(context, userId);
}
