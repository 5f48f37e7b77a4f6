import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { changePassword as change } from '../../domain/account/change-password.js';
import { callerOf } from '../caller-of.js';

export function changePassword(context: Context): Route {
  return route(http.changePassword, async ({ input, user, client }) => {
    const { newPassword, ...proof } = input.body;
    const caller = callerOf(user, client);
    await change(context, { caller, sessionId: user.sid, newPassword, proof });
    return { message: 'Your password is changed. You are signed out everywhere else.' };
  });
}
