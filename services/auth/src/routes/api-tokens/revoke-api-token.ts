import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { revokeApiToken as revoke } from '../../domain/api-tokens/manage-api-tokens.js';

export function revokeApiToken(context: Context): Route {
  return route(http.revokeApiToken, async ({ input, user }) => {
    await revoke(context, { userId: user.sub, id: input.params.id });
    return { message: 'The access token no longer works.' };
  });
}
