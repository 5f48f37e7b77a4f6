import * as http from '@shortlist/contracts/http/auth';
import * as internal from '@shortlist/contracts/http/internal';
import { reportActivity, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { createApiToken } from '../domain/api-tokens/create-api-token.js';
import { exchangeApiToken } from '../domain/api-tokens/exchange-api-token.js';
import { listApiTokens, revokeApiToken } from '../domain/api-tokens/manage-api-tokens.js';
import { proveOwner } from '../domain/sign-in/prove-owner.js';
import { presentApiToken } from '../presenters/api-token.js';
import { callerOf } from './client.js';

/** Access tokens of the API: their owner’s operations, and the gateway’s. */
export function createApiTokensRoutes(context: Context): readonly Route[] {
  return [
    route(http.createApiToken, async ({ input, user, member, client }) => {
      const { name, scopes, expiresInDays, ...proof } = input.body;
      const owner = await proveOwner(context, callerOf(user, client), proof);
      const { token, secret } = await createApiToken(context, {
        owner,
        workspaceId: member.workspaceId,
        name,
        scopes,
        expiresInDays,
      });
      reportActivity(context, member, { kind: 'token-made', detail: name });
      return { apiToken: presentApiToken(token), secret };
    }),
    route(http.listApiTokens, async ({ user }) => ({
      tokens: (await listApiTokens(context, user.sub)).map(presentApiToken),
    })),
    route(http.revokeApiToken, async ({ input, user }) => {
      await revokeApiToken(context, { userId: user.sub, id: input.params.id });
      return { message: 'The access token no longer works.' };
    }),
    route(internal.exchangeApiToken, async ({ input }) => ({
      granted: await exchangeApiToken(context, input.body.secret),
    })),
  ];
}
