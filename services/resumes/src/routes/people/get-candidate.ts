import * as http from '@shortlist/contracts/http/resumes';
import { createError, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findCandidate } from '../../domain/read/rows/find-candidate.js';
import { presentRejectionEmail } from '../../presenters/rejection-email.js';
import { presentRow } from '../../presenters/row.js';

/** One candidate of the user's own screenings with all evidence. */
export function getCandidate(context: Context): Route {
  return route(http.getCandidate, async ({ input, user }) => {
    const { id: jobId, candidateId } = input.params;
    const owner = { jobId, candidateId, userId: user.sub };
    const found = await findCandidate(context, owner, input.query.file);
    if (!found) throw createError(http.getCandidate, 'CandidateNotFound');
    const { job, person, shown } = found;
    const email = presentRejectionEmail(job, person);
    return { candidate: presentRow(job, shown, { full: true }).candidate, email };
  });
}
