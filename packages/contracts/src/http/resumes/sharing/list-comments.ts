import * as z from 'zod/mini';
import { receivedComment } from '../../../screenings/sharing.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

export const listComments = defineOperation({
  name: 'listComments',
  summary: 'List the comments of members and of people with a link, oldest first',
  method: 'GET',
  path: '/resumes/job/{id}/comments',
  auth: 'user',
  action: 'screening.read',
  params: jobParams,
  response: z.object({ comments: z.array(receivedComment) }),
  errors: { JobNotFound: jobErrors.JobNotFound },
});
