import * as z from 'zod/mini';
import { historyItem } from '../../../screenings/job.js';
import { criteriaInput } from '../../../screenings/screening.js';
import { answerSeconds, defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** The title goes into drafts that nobody edited and that have not been sent. */
export const updateScreening = defineOperation({
  name: 'updateScreening',
  summary: 'Rename a screening, close it or open it again',
  method: 'PATCH',
  path: '/resumes/job/{id}',
  auth: 'user',
  action: 'screening.change',
  scope: 'screenings:write',
  answerSeconds: answerSeconds.reading,
  params: jobParams,
  body: z.object({
    title: z.optional(criteriaInput.shape.title),
    closed: z.optional(z.boolean()),
  }),
  response: historyItem,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    JobNotComplete: jobErrors.JobNotComplete,
  },
});
