import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { askEmailChange } from '../../domain/email-change/ask-email-change.js';
import { callerOf } from '../caller-of.js';

export function changeEmail(context: Context): Route {
  return route(http.changeEmail, async ({ input, user, client }) => {
    const { newEmail, ...proof } = input.body;
    await askEmailChange(context, { caller: callerOf(user, client), newEmail, proof });
    return { message: 'We sent a link to the new address. Follow it to change your address.' };
  });
}
