import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { verifyEmail as verify } from '../domain/verify-email.js';

export function verifyEmail(context: Context): Route {
  return route(http.verifyEmail, async ({ input }) => {
    const passwordNeeded = await verify(context, input.body.token);
    return { message: 'Email verified successfully!', passwordNeeded };
  });
}
