import * as http from '@shortlist/contracts/http/internal';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { findActiveSession } from '../domain/find-active-session.js';

export function checkSession(context: Context): Route {
  return route(http.checkSession, async ({ input }) => {
    const session = await findActiveSession(context, input.params.id);
    return session ? { active: true, userId: session.userId } : { active: false };
  });
}
