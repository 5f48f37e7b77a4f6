import type { Context } from '../../context.js';
import { forgetTrustedDevices } from '../second-factor/device/trusted-devices.js';
import { dropTickets } from '../second-factor/sign-in-ticket.js';
import { type EndedSessions, endSessions } from '../sessions/end-sessions.js';

/**
 * Ends the sessions of a user, but for one that may go on: anyone who is half signed in begins again, and every browser is
 * asked for the second factor again.
 */
export async function shutOut(
  context: Context,
  { userId, except }: Omit<EndedSessions, '_id'>,
): Promise<void> {
  // First: a second step that is being done asks for its ticket once its session is stored.
  await dropTickets(context, userId);
  await endSessions(context, { userId, except });
  await forgetTrustedDevices(context, userId);
}
