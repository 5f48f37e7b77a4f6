import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { updateScreening as update } from '../../domain/change/update-screening.js';
import { countForHistory } from '../../domain/read/list-history.js';
import { presentHistoryItem } from '../../presenters/job.js';

/** Renames one of the user's own screenings, closes it or opens it again. */
export function updateScreening(context: Context): Route {
  return route(http.updateScreening, async ({ input, user }) => {
    const { params, body } = input;
    const owner = { jobId: params.id, userId: user.sub };
    const job = await update(context, { ...owner, ...body, by: user.email });
    const [item] = await countForHistory(context, [job]);
    return presentHistoryItem(item ?? { ...job, doneFiles: 0 });
  });
}
