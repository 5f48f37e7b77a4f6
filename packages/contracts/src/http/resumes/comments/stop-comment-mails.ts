import * as z from 'zod/mini';
import { message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';

/**
 * For the button of mail programs (RFC 8058), which post a form without signing in: so the secret of the link is in the
 * query. It can do nothing else. Safe to repeat.
 */
export const stopCommentMails = defineOperation({
  name: 'stopCommentMails',
  summary: 'Stop mails about mentions and comments by the link in one of them',
  method: 'POST',
  path: '/resumes/comment-mails/stop',
  auth: 'public',
  sensitive: true,
  query: z.object({ token: z.string().check(z.regex(/^[\w-]{20,100}$/)) }),
  response: message,
  errors: {
    LinkUnknown: {
      status: 404,
      message:
        'This link does not work any more. Choose in your account, under Workspace, how often we mail you.',
    },
  },
});
