import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { receivedComment, shareLimits } from '../../../screenings/sharing.js';
import { jobParams } from '../job-params.js';

/** Members that one comment mentions at most. */
const maxMentions = 20;

/** A text by a member; it names those it mentions, and `mentions` says who they are. */
export const commentInput = {
  text: z
    .string()
    .check(
      z.trim(),
      z.regex(/[^\p{C}\p{Z}]/u, 'Please write a comment.'),
      z.maxLength(shareLimits.comment, 'Please keep the comment under 2,000 characters.'),
    ),
  mentions: z._default(
    z.array(id).check(z.maxLength(maxMentions, 'Please mention at most 20 members at once.')),
    [],
  ),
};

export const commentParams = z.extend(jobParams, { commentId: z.string() });

/** All comments of the screening, oldest first. */
export const comments = z.object({ comments: z.array(receivedComment) });

export const commentErrors = {
  CommentNotFound: {
    status: 404,
    message: 'This comment does not exist any more. Please reload the page.',
  },
  NotYourComment: {
    status: 403,
    message: 'Only the author of a comment changes or deletes it.',
  },
  MentionHidden: {
    status: 409,
    message:
      'You can only mention members who see this screening. Please remove the mention, or add the member to the people of the screening.',
  },
  TooManyNotes: {
    status: 409,
    message: 'This screening has taken all the comments it can. Please delete some of yours first.',
  },
} as const;
