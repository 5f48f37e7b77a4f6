import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { refreshSession } from '../domain/refresh-session.js';
import { presentSessionTokens } from '../presenters/session-tokens.js';

export function refresh(context: Context): Route {
  return route(http.refresh, async ({ input }) =>
    presentSessionTokens(await refreshSession(context, input.body.refreshToken)),
  );
}
