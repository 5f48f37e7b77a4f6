import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { confirmApp } from '../../domain/second-factor/app/set-up-app.js';

export function confirmAuthenticatorApp(context: Context): Route {
  return route(http.confirmAuthenticatorApp, async ({ input, user }) => {
    const { code } = input.body;
    return { recoveryCodes: [...(await confirmApp(context, { userId: user.sub, code }))] };
  });
}
