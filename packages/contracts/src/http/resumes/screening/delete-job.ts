import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/**
 * A running screening is stopped first. Emails of its outbox that have not left are stopped, too. The decision record stays for as long
 * as the account keeps records.
 */
export const deleteJob = defineOperation({
  name: 'deleteJob',
  summary: 'Delete a screening with all resumes, scores, decisions and emails, in every service',
  method: 'DELETE',
  path: '/resumes/job/{id}',
  auth: 'user',
  action: 'screening.delete',
  scope: 'screenings:write',
  params: jobParams,
  response: z.object({ jobId: id }),
  errors: {
    JobNotFound: jobErrors.JobNotFound,
  },
});
