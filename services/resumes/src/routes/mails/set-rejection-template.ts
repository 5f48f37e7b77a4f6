import * as http from '@shortlist/contracts/http/resumes';
import { type Route, route } from '@shortlist/service-kit';
import type { Context } from '../../context.js';
import { setRejectionTemplate as setTemplate } from '../../domain/change/set-rejection-template.js';
import { showJob } from '../show-job.js';

/** Changes the template and answers with the screening and its new drafts. */
export function setRejectionTemplate(context: Context): Route {
  return route(http.setRejectionTemplate, async ({ input, user }) => {
    const owner = { jobId: input.params.id, userId: user.sub };
    await setTemplate(context, { ...owner, template: input.body, by: user.email });
    return showJob(context, owner, input.query);
  });
}
