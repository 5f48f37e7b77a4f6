import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { confirmAddress as confirm } from '../../domain/change/confirm-address.js';
import { presentChangedRows } from '../../presenters/changed-rows.js';

/** Confirms or corrects the address of a candidate of the user's own screenings. */
export function confirmAddress(context: Context): Route {
  return route(http.confirmAddress, async ({ input, user }) => {
    const { id: jobId, candidateId } = input.params;
    const owner = { jobId, candidateId, userId: user.sub };
    return presentChangedRows(await confirm(context, { ...owner, ...input.body, by: user.email }));
  });
}
