import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { setCriteria as set } from '../../domain/change/set-criteria.js';
import { showJob } from '../show-job.js';

/** Sets title and criteria of a completed screening and answers with it as it then is. */
export function setCriteria(context: Context): Route {
  return route(http.setCriteria, async ({ input, user, requestId }) => {
    const owner = { jobId: input.params.id, userId: user.sub };
    await set(context, { jobId: owner.jobId, user, requestId, wanted: input.body });
    return showJob(context, owner, input.query);
  });
}
