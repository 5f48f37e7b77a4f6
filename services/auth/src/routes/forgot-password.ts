import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { requestMail } from '../domain/request-mail.js';

export function forgotPassword(context: Context): Route {
  return route(http.forgotPassword, async ({ input }) => {
    await requestMail(context, 'passwordReset', input.body.email);
    return { message: 'If your email exists, a reset link has been sent.' };
  });
}
