import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { sharedComment, shareLimits } from '../../../screenings/sharing.js';
import { defineOperation } from '../../operation.js';
import { shareErrors, shareToken } from './share-token.js';

export const commentShared = defineOperation({
  name: 'commentShared',
  summary: 'Write a comment about a candidate that a link shows',
  method: 'POST',
  path: '/resumes/shared/comments',
  auth: 'public',
  sensitive: true,
  body: z.object({
    token: shareToken,
    candidateId: id,
    author: z
      .string()
      .check(
        z.trim(),
        z.regex(/[\p{L}\p{N}]/u, 'Please write your name.'),
        z.maxLength(shareLimits.name, 'Please keep your name under 80 characters.'),
      ),
    text: z
      .string()
      .check(
        z.trim(),
        z.regex(/[^\p{C}\p{Z}]/u, 'Please write a comment.'),
        z.maxLength(shareLimits.comment, 'Please keep the comment under 2,000 characters.'),
      ),
  }),
  response: z.object({ comment: sharedComment }),
  errors: {
    ShareNotFound: shareErrors.ShareNotFound,
    NotShared: {
      status: 404,
      message: 'This candidate is no longer on the shortlist. Please reload the page.',
    },
    TooManyComments: {
      status: 409,
      message:
        'This link has taken all the comments it can. Please write to the person who sent it.',
    },
  },
});
