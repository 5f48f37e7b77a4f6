import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { setRetention as set } from '../../domain/retention/set-retention.js';
import { presentRetention } from '../../presenters/retention.js';

export function setRetention(context: Context): Route {
  return route(http.setRetention, async ({ input, user }) =>
    presentRetention(await set(context, { userId: user.sub, ...input.body })),
  );
}
