import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { commentErrors, commentInput, commentParams, comments } from './comment-parts.js';

export const editComment = defineOperation({
  name: 'editComment',
  summary: 'Change a comment of yours; members it mentions now are mailed. Returns all',
  method: 'PUT',
  path: '/resumes/job/{id}/comments/{commentId}',
  auth: 'user',
  action: 'comment.write',
  params: commentParams,
  body: z.object(commentInput),
  response: comments,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    CommentNotFound: commentErrors.CommentNotFound,
    NotYourComment: commentErrors.NotYourComment,
    MentionHidden: commentErrors.MentionHidden,
  },
});
