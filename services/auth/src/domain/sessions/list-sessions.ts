import type { Context } from '../../context.js';
import { sessionDocument } from '../../models/session.js';

const view = sessionDocument.pick('browser', 'system', 'createdAt', 'lastUsedAt');

export interface ListedSession {
  readonly id: string;
  readonly browser: string | null;
  readonly system: string | null;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly current: boolean;
}

/** The user's sessions that go on: the caller's own first, then the last used. */
export async function listSessions(
  { models, clock }: Context,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string | undefined },
): Promise<readonly ListedSession[]> {
  const going = { userId, endedAt: null, expiresAt: { $gt: clock() } };
  const found = await models.sessions.findReadable(going, view);
  return found
    .map(({ _id, createdAt, lastUsedAt, browser, system }) => ({
      id: _id,
      browser,
      system,
      createdAt,
      // Documents of before do not say.
      lastUsedAt: lastUsedAt ?? createdAt,
      current: _id === sessionId,
    }))
    .sort(
      (a, b) =>
        Number(b.current) - Number(a.current) || b.lastUsedAt.getTime() - a.lastUsedAt.getTime(),
    );
}
