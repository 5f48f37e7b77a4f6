import type { Context } from '../context.js';

/** Whether a session was begun, has not been ended and has not run out. */
export function isSessionActive({ models, clock }: Context, sessionId: string): Promise<boolean> {
  return models.sessions.exists({ _id: sessionId, endedAt: null, expiresAt: { $gt: clock() } });
}
