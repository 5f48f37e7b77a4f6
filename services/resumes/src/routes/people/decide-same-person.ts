import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { decideSamePerson as decide } from '../../domain/change/decide-same-person.js';
import { presentChangedRows } from '../../presenters/changed-rows.js';

/** Says that candidates are one person, or that each is another one. */
export function decideSamePerson(context: Context): Route {
  return route(http.decideSamePerson, async ({ input, user }) => {
    const { id: jobId, candidateId } = input.params;
    const owner = { jobId, candidateId, userId: user.sub };
    return presentChangedRows(await decide(context, { ...owner, ...input.body, by: user.email }));
  });
}
