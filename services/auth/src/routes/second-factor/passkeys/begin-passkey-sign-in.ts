import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { beginPasskeySignIn as begin } from '../../../domain/second-factor/passkeys/sign-in-with-passkey.js';

export function beginPasskeySignIn(context: Context): Route {
  return route(http.beginPasskeySignIn, async ({ input }) => ({
    options: { ...(await begin(context, input.body.ticket)) },
  }));
}
