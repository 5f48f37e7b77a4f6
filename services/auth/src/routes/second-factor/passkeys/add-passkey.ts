import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { addPasskey as add } from '../../../domain/second-factor/passkeys/add-passkey.js';

export function addPasskey(context: Context): Route {
  return route(http.addPasskey, async ({ input, user }) => ({
    recoveryCodes: [...(await add(context, user.sub, input.body))],
  }));
}
