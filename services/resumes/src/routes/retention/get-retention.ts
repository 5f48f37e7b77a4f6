import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findRetention } from '../../domain/retention/find-retention.js';
import { presentRetention } from '../../presenters/retention.js';

export function getRetention(context: Context): Route {
  return route(http.getRetention, async ({ user }) =>
    presentRetention(await findRetention(context, user.sub)),
  );
}
