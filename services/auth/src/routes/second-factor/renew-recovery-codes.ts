import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { proveOwner } from '../../domain/proof/prove-owner.js';
import { renewCodes } from '../../domain/second-factor/renew-codes.js';
import { callerOf } from '../caller-of.js';

export function renewRecoveryCodes(context: Context): Route {
  return route(http.renewRecoveryCodes, async ({ input, user, client }) => {
    await proveOwner(context, callerOf(user, client), input.body);
    return { recoveryCodes: [...(await renewCodes(context, user.sub))] };
  });
}
