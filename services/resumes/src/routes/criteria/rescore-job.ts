import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { rescoreJob as rescore } from '../../domain/change/rescore-job.js';
import { showJob } from '../show-job.js';

/** Applies another threshold or other criteria and answers with the screening as it then is. */
export function rescoreJob(context: Context): Route {
  return route(http.rescoreJob, async ({ input, user }) => {
    const owner = { jobId: input.params.id, userId: user.sub };
    await rescore(context, { ...owner, changes: input.body, by: user.email });
    return showJob(context, owner, input.query);
  });
}
