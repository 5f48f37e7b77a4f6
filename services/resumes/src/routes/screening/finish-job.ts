import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { finishJob as finish } from '../../domain/finish/finish-job.js';

/** Completes one of the user's own screenings that waits, with what is scored. */
export function finishJob(context: Context): Route {
  return route(http.finishJob, ({ input, user }) =>
    finish(context, { jobId: input.params.id, userId: user.sub }),
  );
}
