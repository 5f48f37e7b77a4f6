import * as http from '@shortlist/contracts/http/usage';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { getUsage } from '../domain/get-usage.js';
import { presentTokenUsage } from '../presenters/token-usage.js';

export function getTokenUsage(context: Context): Route {
  return route(http.getTokenUsage, async ({ user }) =>
    presentTokenUsage(await getUsage(context, { userId: user.sub, plan: user.plan })),
  );
}
