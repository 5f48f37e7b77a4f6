import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { disconnectIdentities } from '../../domain/federation/disconnect-identities.js';
import { callerOf } from '../caller-of.js';

export function disconnectGoogle(context: Context): Route {
  return route(http.disconnectGoogle, async ({ input, user, client }) => {
    await disconnectIdentities(context, callerOf(user, client), input.body);
    return { message: 'Google is disconnected.' };
  });
}
