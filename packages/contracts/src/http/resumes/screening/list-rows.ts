import { z } from 'zod';
import { rowPages } from '../../../constants.js';
import { answerSeconds, defineOperation } from '../../../operation.js';
import { rowPage } from '../../../people.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** Best score first; equal scores in the order of the upload. */
export const listRows = defineOperation({
  name: 'listRows',
  summary: "A screening's candidates, page by page",
  method: 'GET',
  path: '/resumes/job/{id}/rows',
  auth: 'user',
  scope: 'screenings:read',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  query: z.object({
    /** `next` of the page before; absent for the first. */
    after: z.string().max(200).optional(),
    limit: z.coerce.number().int().min(1).max(rowPages.max).default(rowPages.max),
    /** `full` has quotes, places, words and the emails' texts, too. */
    detail: z.enum(['row', 'full']).default('row'),
  }),
  response: rowPage,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
  },
});
