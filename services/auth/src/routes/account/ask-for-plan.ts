import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { askForPlan as ask } from '../../domain/ask-for-plan.js';
import { isExempt } from '../../domain/issue-tokens.js';
import { presentUser } from '../../presenters/user.js';

export function askForPlan(context: Context): Route {
  return route(http.askForPlan, async ({ input, user: { sub } }) => {
    const user = await ask(context, sub, input.body.plan);
    return presentUser(user, isExempt(context, user));
  });
}
