import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { confirmEmailChange as confirm } from '../../domain/email-change/confirm-email-change.js';

export function confirmEmailChange(context: Context): Route {
  return route(http.confirmEmailChange, async ({ input }) => ({
    message: 'Your address is changed.',
    email: await confirm(context, input.body.token),
  }));
}
