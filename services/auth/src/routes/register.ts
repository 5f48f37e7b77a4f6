import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { registerUser } from '../domain/register-user.js';

export function register(context: Context): Route {
  return route(http.register, async ({ input }) => {
    await registerUser(context, input.body);
    return { message: 'Account created! Please check your email to verify your account.' };
  });
}
