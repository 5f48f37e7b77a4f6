import * as z from 'zod/mini';
import { commentMailPaces } from '../../../screenings/sharing.js';
import { openEnum } from '../../../values/open-enum.js';
import { defineOperation } from '../../operation.js';

const response = z.object({ mails: openEnum(commentMailPaces, 'other') });

export const getCommentMails = defineOperation({
  name: 'getCommentMails',
  summary: 'Show how often you are mailed about mentions and comments in this workspace',
  method: 'GET',
  path: '/resumes/comment-mails',
  auth: 'user',
  action: 'workspace.read',
  response,
  errors: {},
});

export const setCommentMails = defineOperation({
  name: 'setCommentMails',
  summary: 'Choose how often you are mailed about mentions and comments in this workspace',
  method: 'PUT',
  path: '/resumes/comment-mails',
  auth: 'user',
  action: 'workspace.read',
  body: z.object({ mails: z.enum(commentMailPaces) }),
  response,
  errors: {},
});
