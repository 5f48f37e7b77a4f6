import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { showJob } from '../show-job.js';

/** One of the user's own screenings. */
export function getJob(context: Context): Route {
  return route(http.getJob, ({ input, user }) =>
    showJob(context, { jobId: input.params.id, userId: user.sub }, input.query),
  );
}
