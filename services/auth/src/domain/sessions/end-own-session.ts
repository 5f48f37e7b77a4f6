import type { Context } from '../../context.js';
import { endSessions } from '../end-sessions.js';
import { refusal } from '../refusal.js';

/** Ends one of the user's own sessions. Throws `SessionNotFound` when it has ended, or is none of theirs. */
export async function endOwnSession(context: Context, userId: string, _id: string): Promise<void> {
  if ((await endSessions(context, { userId, _id })) === 0) throw refusal('SessionNotFound');
}
