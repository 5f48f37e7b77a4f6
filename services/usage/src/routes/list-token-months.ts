import * as http from '@shortlist/contracts/http/usage';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { listMonths } from '../domain/list-months.js';

export function listTokenMonths(context: Context): Route {
  return route(http.listTokenMonths, async ({ user }) => {
    const months = await listMonths(context, user.sub);
    return { months: months.map(({ month, used }) => ({ month, tokens_used: used })) };
  });
}
