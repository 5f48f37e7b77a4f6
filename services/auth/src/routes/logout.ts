import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { logOut } from '../domain/log-out.js';

export function logout(context: Context): Route {
  return route(http.logout, async ({ input, user }) => {
    await logOut(context, { userId: user.sub, refreshToken: input.body?.refreshToken });
    return { message: 'You are signed out.' };
  });
}
