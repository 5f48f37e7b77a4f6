import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { endSessions as end } from '../../domain/end-sessions.js';

export function endSessions(context: Context): Route {
  return route(http.endSessions, async ({ input, user }) => {
    const { keepCurrent } = input.body;
    await end(context, { userId: user.sub, except: keepCurrent ? user.sid : undefined });
    return {
      message: keepCurrent
        ? 'You are signed out everywhere else.'
        : 'You are signed out everywhere.',
    };
  });
}
