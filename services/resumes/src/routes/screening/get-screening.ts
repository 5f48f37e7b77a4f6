import * as http from '@shortlist/contracts/http/resumes';
import { createError, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findOverview } from '../../domain/read/rows/find-overview.js';
import { presentOverview, presentPage } from '../../presenters/overview.js';

/** One of the user's own screenings with its first candidates. */
export function getScreening(context: Context): Route {
  return route(http.getScreening, async ({ input, user }) => {
    const owner = { jobId: input.params.id, userId: user.sub };
    const found = await findOverview(context, owner, input.query.limit);
    if (!found) throw createError(http.getScreening, 'JobNotFound');
    return { screening: presentOverview(found), page: presentPage(found.job, found.page, 'row') };
  });
}
