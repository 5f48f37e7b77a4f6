import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { shutOut } from '../../domain/sessions/shut-out.js';

export function endSessions(context: Context): Route {
  return route(http.endSessions, async ({ input, user }) => {
    const { keepCurrent } = input.body;
    await shutOut(context, { userId: user.sub, except: keepCurrent ? user.sid : undefined });
    return {
      message: keepCurrent
        ? 'You are signed out everywhere else.'
        : 'You are signed out everywhere.',
    };
  });
}
