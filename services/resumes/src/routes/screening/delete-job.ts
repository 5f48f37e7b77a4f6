import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { deleteJob as remove } from '../../domain/remove/delete-job.js';

/** Deletes one of the user's own screenings with everything that is kept about it. */
export function deleteJob(context: Context): Route {
  return route(http.deleteJob, async ({ input, user }) => {
    const jobId = input.params.id;
    await remove(context, { jobId, userId: user.sub });
    return { jobId };
  });
}
