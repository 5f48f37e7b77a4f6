import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { markCandidates as mark } from '../../domain/change/mark-candidates.js';
import { presentChangedRows } from '../../presenters/changed-rows.js';

/** Stars, tags or notes candidates of one of the user's own screenings. */
export function markCandidates(context: Context): Route {
  return route(http.markCandidates, async ({ input, user }) => {
    const { candidateIds, ...marking } = input.body;
    const owner = { jobId: input.params.id, userId: user.sub };
    return presentChangedRows(
      await mark(context, { ...owner, candidateIds, marking, by: user.email }),
    );
  });
}
