import * as z from 'zod/mini';
import { receivedComment } from '../../../screenings/sharing.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/** Safe to repeat. It goes from the page of its link, too. */
export const deleteComment = defineOperation({
  name: 'deleteComment',
  summary: 'Delete a comment for good; returns the remaining ones',
  method: 'DELETE',
  path: '/resumes/job/{id}/comments/{commentId}',
  auth: 'user',
  action: 'screening.share',
  params: z.extend(jobParams, { commentId: z.string() }),
  response: z.object({ comments: z.array(receivedComment) }),
  errors: { JobNotFound: jobErrors.JobNotFound },
});
