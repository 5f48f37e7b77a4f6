import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { jobErrors } from '../job-errors.js';
import { jobParams } from '../job-params.js';
import { commentErrors, commentInput, comments } from './comment-parts.js';

/** Safe to repeat with the same `commentId`. */
export const writeComment = defineOperation({
  name: 'writeComment',
  summary: 'Write a comment about a candidate; members it mentions are mailed. Returns all',
  method: 'POST',
  path: '/resumes/job/{id}/comments',
  auth: 'user',
  action: 'comment.write',
  params: jobParams,
  body: z.object({
    ...commentInput,
    /** Any file of the person. */
    candidateId: id,
    /** Chosen by the client, so that a repeated call writes one comment. */
    commentId: z.optional(z.uuid()),
  }),
  response: comments,
  errors: {
    JobNotFound: jobErrors.JobNotFound,
    CandidateNotFound: jobErrors.CandidateNotFound,
    MentionHidden: commentErrors.MentionHidden,
    TooManyNotes: commentErrors.TooManyNotes,
  },
});
