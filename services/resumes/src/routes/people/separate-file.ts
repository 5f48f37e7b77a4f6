import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { separateFile as separate } from '../../domain/change/separate-file.js';
import { presentChangedRows } from '../../presenters/changed-rows.js';

/** Tells a file apart from a person's other files, or takes that back. */
export function separateFile(context: Context): Route {
  return route(http.separateFile, async ({ input, user }) => {
    const { id: jobId, candidateId } = input.params;
    const file = { jobId, candidateId, userId: user.sub };
    const changed = await separate(context, { ...file, ...input.body, by: user.email });
    return presentChangedRows(changed);
  });
}
