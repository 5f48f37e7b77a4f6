import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { endEverywhere } from '../../domain/sessions/end-everywhere.js';

export function endSessions(context: Context): Route {
  return route(http.endSessions, async ({ input, user }) => {
    const { keepCurrent } = input.body;
    await endEverywhere(context, { userId: user.sub, except: keepCurrent ? user.sid : undefined });
    return {
      message: keepCurrent
        ? 'You are signed out everywhere else.'
        : 'You are signed out everywhere.',
    };
  });
}
