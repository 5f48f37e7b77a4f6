import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { receivedComment } from '../../../screenings/sharing.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** Safe to repeat; ids that are unknown, or no longer there, change nothing. */
export const seeComments = defineOperation({
  name: 'seeComments',
  summary: 'Mark comments as seen; returns all of the screening',
  method: 'POST',
  path: '/resumes/job/{id}/comments/seen',
  auth: 'user',
  action: 'comment.write',
  params: jobParams,
  body: z.object({ commentIds: z.array(id).check(z.minLength(1), z.maxLength(1000)) }),
  response: z.object({ comments: z.array(receivedComment) }),
  errors: { JobNotFound: jobErrors.JobNotFound },
});
