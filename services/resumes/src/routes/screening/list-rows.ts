import * as http from '@shortlist/contracts/http/resumes';
import { createError, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findJob } from '../../domain/read/find-job.js';
import { findPage } from '../../domain/read/rows/find-page.js';
import { presentPage } from '../../presenters/overview.js';

/** The candidates of one of the user's own screenings, page by page. */
export function listRows(context: Context): Route {
  return route(http.listRows, async ({ input, user }) => {
    const job = await findJob(context, { jobId: input.params.id, userId: user.sub });
    if (!job) throw createError(http.listRows, 'JobNotFound');
    return presentPage(job, await findPage(context, job, input.query), input.query.detail);
  });
}
