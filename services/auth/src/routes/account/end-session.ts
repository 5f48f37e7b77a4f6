import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { endOwnSession } from '../../domain/sessions/end-own-session.js';

export function endSession(context: Context): Route {
  return route(http.endSession, async ({ input, user }) => {
    await endOwnSession(context, user.sub, input.params.id);
    return { message: 'This device is signed out.' };
  });
}
