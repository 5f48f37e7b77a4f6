import * as http from '@shortlist/contracts/http/internal';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { exchangeApiToken as exchange } from '../../domain/api-tokens/exchange-api-token.js';

export function exchangeApiToken(context: Context): Route {
  return route(http.exchangeApiToken, async ({ input }) => ({
    granted: await exchange(context, input.body.secret),
  }));
}
