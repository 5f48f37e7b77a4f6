import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { getAccount as get } from '../../domain/account/get-account.js';
import { presentAccount } from '../../presenters/account.js';

export function getAccount(context: Context): Route {
  return route(http.getAccount, async ({ user }) => presentAccount(await get(context, user.sub)));
}
