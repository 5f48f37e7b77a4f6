import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { proveOwner } from '../../domain/proof/prove-owner.js';
import { removeApp } from '../../domain/second-factor/app/remove-app.js';
import { callerOf } from '../caller-of.js';

export function removeAuthenticatorApp(context: Context): Route {
  return route(http.removeAuthenticatorApp, async ({ input, user, client }) => {
    await proveOwner(context, callerOf(user, client), input.body);
    await removeApp(context, user.sub);
    return { message: 'We no longer ask for codes from your app.' };
  });
}
