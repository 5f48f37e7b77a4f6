import * as http from '@shortlist/contracts/http/auth';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { isExempt } from '../../domain/issue-tokens.js';
import { updateProfile as update } from '../../domain/profile/update-profile.js';
import { presentUser } from '../../presenters/user.js';

export function updateProfile(context: Context): Route {
  return route(http.updateProfile, async ({ input, user: { sub } }) => {
    const user = await update(context, sub, input.body);
    return presentUser(user, isExempt(context, user));
  });
}
