import type { Route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { createApiToken } from './create-api-token.js';
import { exchangeApiToken } from './exchange-api-token.js';
import { listApiTokens } from './list-api-tokens.js';
import { revokeApiToken } from './revoke-api-token.js';

/** Access tokens of the API: their owner's operations, and the gateway's. */
export function createApiTokenRoutes(context: Context): readonly Route[] {
  return [
    createApiToken(context),
    listApiTokens(context),
    revokeApiToken(context),
    exchangeApiToken(context),
  ];
}
