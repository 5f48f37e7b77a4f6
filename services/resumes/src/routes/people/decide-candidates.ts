import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { decideCandidates as decide } from '../../domain/change/decide-candidates.js';
import { presentChangedRows } from '../../presenters/changed-rows.js';

/** Decides about candidates of one of the user's own screenings. */
export function decideCandidates(context: Context): Route {
  return route(http.decideCandidates, async ({ input, user }) => {
    const owner = { jobId: input.params.id, userId: user.sub };
    return presentChangedRows(await decide(context, { ...owner, ...input.body, by: user.email }));
  });
}
