import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { proveOwner } from '../../../domain/proof/prove-owner.js';
import { beginPasskey as begin } from '../../../domain/second-factor/passkeys/add-passkey.js';
import { callerOf } from '../../caller-of.js';

export function beginPasskey(context: Context): Route {
  return route(http.beginPasskey, async ({ input, user, client }) => {
    const owner = await proveOwner(context, callerOf(user, client), input.body);
    return { options: { ...(await begin(context, owner)) } };
  });
}
