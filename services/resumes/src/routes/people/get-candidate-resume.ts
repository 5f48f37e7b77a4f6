import * as http from '@shortlist/contracts/http/resumes';
import { createError, type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { findResume } from '../../domain/read/find-resume.js';

/** The visible text that quotes refer to, and what a reader does not see. */
export function getCandidateResume(context: Context): Route {
  return route(http.getCandidateResume, async ({ input, user }) => {
    const { id: jobId, candidateId } = input.params;
    const found = await findResume(context, { jobId, candidateId, userId: user.sub });
    if (!found?.resume) throw createError(http.getCandidateResume, 'CandidateNotFound');
    const { text, pageStarts, hiddenText } = found.resume;
    return {
      fileName: found.fileName,
      text,
      pageStarts: [...pageStarts],
      hiddenText: [...hiddenText],
    };
  });
}
