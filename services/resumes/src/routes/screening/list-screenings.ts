import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { listScreenings as list } from '../../domain/read/list-screenings.js';
import { findDeletionDates } from '../../domain/retention/find-deletion-dates.js';
import { presentHistoryItem } from '../../presenters/job.js';

/** The user's screenings page by page, newest first. */
export function listScreenings(context: Context): Route {
  return route(http.listScreenings, async ({ input, user }) => {
    const { jobs, next, total } = await list(context, { userId: user.sub, ...input.query });
    const deletionOf = await findDeletionDates(context, user.sub);
    return { items: jobs.map((job) => presentHistoryItem(job, deletionOf(job))), next, total };
  });
}
