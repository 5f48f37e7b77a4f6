import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { cancelEmailChange as cancel } from '../../domain/email-change/cancel-email-change.js';

export function cancelEmailChange(context: Context): Route {
  return route(http.cancelEmailChange, async ({ user }) => {
    await cancel(context, user.sub);
    return { message: 'Your address stays as it is.' };
  });
}
