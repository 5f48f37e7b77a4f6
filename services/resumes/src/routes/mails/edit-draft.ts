import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { editDraft as edit } from '../../domain/change/edit-draft.js';
import { presentChangedDraft } from '../../presenters/changed-draft.js';

/** Writes the rejection email of one candidate of the user's own screenings. */
export function editDraft(context: Context): Route {
  return route(http.editDraft, async ({ input, user }) => {
    const { id: jobId, candidateId } = input.params;
    const candidate = { jobId, candidateId, userId: user.sub };
    return presentChangedDraft(await edit(context, { ...candidate, letter: input.body }));
  });
}
