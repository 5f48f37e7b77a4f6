import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { setMailLanguage as setLanguage } from '../../domain/change/set-mail-language.js';
import { showJob } from '../show-job.js';

/** Changes the language of the rejections and answers with the screening and its new drafts. */
export function setMailLanguage(context: Context): Route {
  return route(http.setMailLanguage, async ({ input, user }) => {
    const owner = { jobId: input.params.id, userId: user.sub };
    await setLanguage(context, { ...owner, ...input.body, by: user.email });
    return showJob(context, owner, input.query);
  });
}
