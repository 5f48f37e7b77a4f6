import * as z from 'zod/mini';
import { rowPages } from '../../../constants.js';
import { rowPage } from '../../../screenings/people.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** Best score first; equal scores in the order of the upload. */
export const listRows = defineOperation({
  name: 'listRows',
  summary: "A screening's candidates, page by page",
  method: 'GET',
  path: '/resumes/job/{id}/rows',
  auth: 'user',
  action: 'screening.read',
  scope: 'screenings:read',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  query: z.object({
    /** `next` of the page before; absent for the first. */
    after: z.optional(z.string().check(z.maxLength(200))),
    limit: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(rowPages.max)),
      rowPages.max,
    ),
    /** `full` has quotes, places, words and the emails' texts, too. */
    detail: z._default(z.enum(['row', 'full']), 'row'),
  }),
  response: rowPage,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
  },
});
