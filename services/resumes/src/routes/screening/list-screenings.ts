import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { listScreenings as list } from '../../domain/read/list-screenings.js';
import { presentHistoryItem } from '../../presenters/job.js';

/** The user's screenings page by page, newest first. */
export function listScreenings(context: Context): Route {
  return route(http.listScreenings, async ({ input, user }) => {
    const { jobs, next, total } = await list(context, { userId: user.sub, ...input.query });
    return { items: jobs.map(presentHistoryItem), next, total };
  });
}
