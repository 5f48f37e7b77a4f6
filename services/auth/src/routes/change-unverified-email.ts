import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { changeUnverifiedEmail as change } from '../domain/registration/change-unverified-email.js';
import { originOf } from './origin-of.js';

export function changeUnverifiedEmail(context: Context): Route {
  return route(http.changeUnverifiedEmail, async ({ input, client }) => {
    await change(context, input.body, originOf(client));
    return { message: 'Verification email sent! Please check your inbox.' };
  });
}
