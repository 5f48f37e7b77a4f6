import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { createApiToken as create } from '../../domain/api-tokens/create-api-token.js';
import { proveOwner } from '../../domain/proof/prove-owner.js';
import { presentApiToken } from '../../presenters/api-token.js';
import { callerOf } from '../caller-of.js';

export function createApiToken(context: Context): Route {
  return route(http.createApiToken, async ({ input, user, client }) => {
    const { name, scopes, expiresInDays, ...proof } = input.body;
    await proveOwner(context, callerOf(user, client), proof);
    const wanted = { userId: user.sub, name, scopes, expiresInDays };
    const { token, secret } = await create(context, wanted);
    return { apiToken: presentApiToken(token), secret };
  });
}
