import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { cancelJob as cancel } from '../../domain/finish/cancel-job.js';

/** Stops one of the user's own screenings while it runs; what is scored stays. */
export function cancelJob(context: Context): Route {
  return route(http.cancelJob, ({ input, user }) =>
    cancel(context, { jobId: input.params.id, userId: user.sub }),
  );
}
