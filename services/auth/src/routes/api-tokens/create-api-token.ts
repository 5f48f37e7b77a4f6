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
    const owner = await proveOwner(context, callerOf(user, client), proof);
    const { token, secret } = await create(context, { owner, name, scopes, expiresInDays });
    return { apiToken: presentApiToken(token), secret };
  });
}
