import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { listHistory } from '../../domain/read/list-history.js';
import { presentHistoryItem } from '../../presenters/job.js';

/** The user's screenings, newest first. */
export function getHistory(context: Context): Route {
  return route(http.getHistory, async ({ user }) => {
    const jobs = await listHistory(context, user.sub);
    return jobs.map(presentHistoryItem);
  });
}
