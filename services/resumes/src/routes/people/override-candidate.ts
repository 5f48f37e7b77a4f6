import * as http from '@shortlist/contracts/http/resumes';
import { createError, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { decideCandidates } from '../../domain/change/decide-candidates.js';
import { findJob } from '../../domain/read/find-job.js';
import { showJob } from '../show-job.js';

/** Moves a candidate of one of the user's own screenings and answers with the screening as it then is. */
export function overrideCandidate(context: Context): Route {
  return route(http.overrideCandidate, async ({ input, user }) => {
    const { id: jobId, candidateId } = input.params;
    const owner = { jobId, userId: user.sub };
    const { status: choice, reason } = input.body;
    const notFound = createError(http.overrideCandidate, 'CandidateNotFound');
    if (!(await findJob(context, owner))) throw notFound;
    const changes = [{ candidateId, choice, reason }];
    const { skipped } = await decideCandidates(context, { ...owner, changes, by: user.email });
    if (skipped.length > 0) throw notFound;
    return showJob(context, owner);
  });
}
