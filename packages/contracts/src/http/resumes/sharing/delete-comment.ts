import * as z from 'zod/mini';
import { receivedComment } from '../../../screenings/sharing.js';
import { defineOperation } from '../../operation.js';
import { commentErrors } from '../comments/comment-parts.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';

/**
 * Safe to repeat. One by a link goes from the page of its link, too, and needs `screening.share`. One's own can be
 * restored for ten minutes.
 */
export const deleteComment = defineOperation({
  name: 'deleteComment',
  summary: 'Delete a comment; returns the remaining ones',
  method: 'DELETE',
  path: '/resumes/job/{id}/comments/{commentId}',
  auth: 'user',
  action: 'comment.write',
  params: z.extend(jobParams, { commentId: z.string() }),
  response: z.object({ comments: z.array(receivedComment) }),
  errors: { JobNotFound: jobErrors.JobNotFound, NotYourComment: commentErrors.NotYourComment },
});
