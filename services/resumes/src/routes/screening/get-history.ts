import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { listHistory } from '../../domain/read/list-history.js';
import { findDeletionDates } from '../../domain/retention/find-deletion-dates.js';
import { presentHistoryItem } from '../../presenters/job.js';

/** The user's screenings, newest first. */
export function getHistory(context: Context): Route {
  return route(http.getHistory, async ({ user }) => {
    const jobs = await listHistory(context, user.sub);
    const deletionOf = await findDeletionDates(context, user.sub);
    return jobs.map((job) => presentHistoryItem(job, deletionOf(job)));
  });
}
