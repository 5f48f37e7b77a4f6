import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { resetDraft as reset } from '../../domain/change/edit-draft.js';
import { presentChangedDraft } from '../../presenters/changed-draft.js';

/** Drafts the rejection email of one candidate of the user's own screenings from the template again. */
export function resetDraft(context: Context): Route {
  return route(http.resetDraft, async ({ input, user }) => {
    const { id: jobId, candidateId } = input.params;
    return presentChangedDraft(await reset(context, { jobId, candidateId, userId: user.sub }));
  });
}
