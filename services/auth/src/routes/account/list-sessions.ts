import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { listSessions as list } from '../../domain/sessions/list-sessions.js';

export function listSessions(context: Context): Route {
  return route(http.listSessions, async ({ user }) => {
    const sessions = await list(context, { userId: user.sub, sessionId: user.sid });
    return {
      sessions: sessions.map((session) => ({
        ...session,
        createdAt: session.createdAt.toISOString(),
        lastUsedAt: session.lastUsedAt.toISOString(),
      })),
    };
  });
}
