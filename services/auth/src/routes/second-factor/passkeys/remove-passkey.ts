import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../../context.js';
import { proveOwner } from '../../../domain/proof/prove-owner.js';
import { removePasskey as remove } from '../../../domain/second-factor/passkeys/manage-passkeys.js';
import { callerOf } from '../../caller-of.js';

export function removePasskey(context: Context): Route {
  return route(http.removePasskey, async ({ input, user, client }) => {
    await proveOwner(context, callerOf(user, client), input.body);
    await remove(context, { userId: user.sub, id: input.params.id });
    return { message: 'The passkey no longer signs you in.' };
  });
}
