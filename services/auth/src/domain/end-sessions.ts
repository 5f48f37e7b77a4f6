import type { Context } from '../context.js';

export interface EndedSessions {
  readonly userId: string;
  /** One of them; all when it is not given. */
  readonly _id?: string;
  /** One that goes on. */
  readonly except?: string | undefined;
}

/** Ends one session or all of a user: none of their refresh tokens works any more. Returns how many went on until now. */
export async function endSessions(
  { models, clock }: Pick<Context, 'models' | 'clock'>,
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
  return ended.modifiedCount;
}
