import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../context.js';
import { overrideCandidate as override } from '../domain/change/override-candidate.js';
import { showJob } from './show-job.js';

/** Moves a candidate of one of the user's own screenings and answers with the screening as it then is. */
export function overrideCandidate(context: Context): Route {
  return route(http.overrideCandidate, async ({ input, user }) => {
    const { id: jobId, candidateId } = input.params;
    const owner = { jobId, userId: user.sub };
    await override(context, { ...owner, candidateId, ...input.body, by: user.email });
    return showJob(context, owner);
  });
}
