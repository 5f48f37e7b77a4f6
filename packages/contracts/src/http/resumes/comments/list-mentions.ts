import * as z from 'zod/mini';
import { id, isoDate } from '../../../entities.js';
import { openEnum } from '../../../values/open-enum.js';
import { defineOperation } from '../../operation.js';

/** A comment that waits for the member. */
const mention = z.object({
  commentId: id,
  jobId: id,
  /** Title of the screening. */
  title: z.string(),
  candidateId: id,
  /** The candidate's name. */
  candidate: z.string(),
  /** `link`: somebody with a link wrote about a screening that the member leads. */
  why: openEnum(['mention', 'link'], 'mention'),
  /** The member who wrote it; null: `author` says who. */
  authorId: z.nullable(id),
  author: z.string(),
  at: isoDate,
  /** The beginning of the comment. */
  start: z.string(),
});

export const listMentions = defineOperation({
  name: 'listMentions',
  summary: 'List comments that wait for you, newest first; `seeComments` marks them as read',
  method: 'GET',
  path: '/resumes/mentions',
  auth: 'user',
  action: 'screening.read',
  response: z.object({ mentions: z.array(mention) }),
  errors: {},
});
