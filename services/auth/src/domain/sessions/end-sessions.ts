import type { Context } from '../../context.js';
import { refusal } from '../refusal.js';

export interface EndedSessions {
  readonly userId: string;
  /** One of them; all when it is not given. */
  readonly _id?: string;
  /** One that goes on. */
  readonly except?: string | undefined;
}

/** Ends one session or all of a user: none of their refresh tokens works any more. Announces it to the gateways. Returns how many went on until now. */
export async function endSessions(
  { models, clock, announceAccessEnded }: Pick<Context, 'models' | 'clock' | 'announceAccessEnded'>,
  { userId, _id, except }: EndedSessions,
): Promise<number> {
  const which = {
    userId,
    ...(_id === undefined ? {} : { _id }),
    ...(except === undefined ? {} : { _id: { $ne: except } }),
  };
  const ended = await models.sessions.updateMany(
    { ...which, endedAt: null },
    { $set: { endedAt: clock() } },
  );
  if (ended.modifiedCount > 0) await announceAccessEnded(userId);
  return ended.modifiedCount;
}

/** Ends one of the user's own sessions. Throws `SessionNotFound` when it has ended, or is none of theirs. */
export async function endOwnSession(context: Context, userId: string, _id: string): Promise<void> {
  if ((await endSessions(context, { userId, _id })) === 0) throw refusal('SessionNotFound');
}
