import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { listApiTokens as list } from '../../domain/api-tokens/manage-api-tokens.js';
import { presentApiToken } from '../../presenters/api-token.js';

export function listApiTokens(context: Context): Route {
  return route(http.listApiTokens, async ({ user }) => ({
    tokens: (await list(context, user.sub)).map(presentApiToken),
  }));
}
