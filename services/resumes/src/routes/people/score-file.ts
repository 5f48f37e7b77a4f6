import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { scoreFile as score } from '../../domain/change/score-file.js';
import { showJob } from '../show-job.js';

/** Has a file scored that was not recognised as a resume; answers with the screening in which it is being scored. */
export function scoreFile(context: Context): Route {
  return route(http.scoreFile, async ({ input, user, requestId }) => {
    const { id: jobId, candidateId } = input.params;
    await score(context, { jobId, candidateId, user, requestId });
    return showJob(context, { jobId, userId: user.sub }, input.query);
  });
}
