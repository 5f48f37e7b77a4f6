import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { requestMail } from '../domain/request-mail.js';

export function resendVerification(context: Context): Route {
  return route(http.resendVerification, async ({ input }) => {
    await requestMail(context, 'verification', input.body.email);
    return { message: 'Verification email sent! Please check your inbox.' };
  });
}
