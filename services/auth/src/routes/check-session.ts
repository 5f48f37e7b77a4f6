import * as http from '@shortlist/contracts/http/internal';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { isSessionActive } from '../domain/is-session-active.js';

export function checkSession(context: Context): Route {
  return route(http.checkSession, async ({ input }) => ({
    active: await isSessionActive(context, input.params.id),
  }));
}
