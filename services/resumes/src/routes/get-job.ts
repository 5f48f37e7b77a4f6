import { http } from '@shortlist/contracts';
import { createError, route, type Route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { findCandidates, findJob } from '../domain/find-job.js';
import { presentJobDetail } from '../presenters/job.js';
import { anyId } from './any-id.js';

/** One of the user's own screenings. */
export function getJob(context: Context): Route {
  return route(anyId(http.getJob), async ({ input, user }) => {
    const job = await findJob(context, { jobId: input.params.id, userId: user.sub });
    if (!job) throw createError(http.getJob, 'JobNotFound');
    return presentJobDetail(job, await findCandidates(context, job));
  });
}
