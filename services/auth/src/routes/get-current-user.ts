import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { getUser } from '../domain/get-user.js';
import { isExempt } from '../domain/issue-tokens.js';
import { presentUser } from '../presenters/user.js';

export function getCurrentUser(context: Context): Route {
  return route(http.getCurrentUser, async ({ user: { sub } }) => {
    const user = await getUser(context, sub);
    return presentUser(user, isExempt(context, user));
  });
}
