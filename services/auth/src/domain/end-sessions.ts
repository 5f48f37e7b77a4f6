import type { Context } from '../context.js';

/** Ends one session or all of a user: none of their refresh tokens works any more. */
export async function endSessions(
  { models, clock }: Pick<Context, 'models' | 'clock'>,
  which: { readonly userId: string; readonly _id?: string },
): Promise<void> {
  await models.sessions.updateMany({ ...which, endedAt: null }, { $set: { endedAt: clock() } });
}
