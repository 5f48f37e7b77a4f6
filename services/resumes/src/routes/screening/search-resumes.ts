import * as http from '@shortlist/contracts/http/resumes';
import { createError, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findJob } from '../../domain/read/find-job.js';
import { searchTexts } from '../../domain/read/rows/search-texts.js';

/** Finds candidates of one of the user's own screenings whose resume has all words of a search. */
export function searchResumes(context: Context): Route {
  return route(http.searchResumes, async ({ input, user, signal }) => {
    const job = await findJob(context, { jobId: input.params.id, userId: user.sub });
    if (!job) throw createError(http.searchResumes, 'JobNotFound');
    const { text } = input.query;
    return { candidateIds: await searchTexts(context, job, { text, signal }) };
  });
}
