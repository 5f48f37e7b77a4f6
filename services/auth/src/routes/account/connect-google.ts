import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { connectIdentity } from '../../domain/federation/connect-identity.js';

export function connectGoogle(context: Context): Route {
  return route(http.connectGoogle, async ({ input, user }) => {
    await connectIdentity(context, user.sub, input.body);
    return { message: 'Google is connected. You can sign in with it from now on.' };
  });
}
