import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { retryJob as retry } from '../../domain/change/retry-job.js';

/** Lets one of the user's own screenings that waits go on at once. */
export function retryJob(context: Context): Route {
  return route(http.retryJob, ({ input, user, requestId }) =>
    retry(context, { jobId: input.params.id, userId: user.sub, requestId }),
  );
}
