import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { commentErrors, commentParams, comments } from './comment-parts.js';

export const restoreComment = defineOperation({
  name: 'restoreComment',
  summary: 'Restore a comment that you deleted less than ten minutes ago; returns all',
  method: 'POST',
  path: '/resumes/job/{id}/comments/{commentId}/restore',
  auth: 'user',
  action: 'comment.write',
  params: commentParams,
  response: comments,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    CommentNotFound: commentErrors.CommentNotFound,
    NotYourComment: commentErrors.NotYourComment,
  },
});
