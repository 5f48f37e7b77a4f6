import * as z from 'zod/mini';
import { id, message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { handOver, memberErrors } from './workspace-parts.js';

export const removeMember = defineOperation({
  name: 'removeMember',
  summary: 'Remove a member at once and hand over the screenings they lead',
  method: 'POST',
  path: '/auth/workspace/members/{userId}/remove',
  auth: 'user',
  action: 'members.manage',
  params: z.object({ userId: id }),
  body: z.object({ handOver }),
  response: message,
  errors: {
    ...memberErrors,
    OwnWorkspace: {
      status: 409,
      message:
        'This workspace was made with the account of this person, who stays a member. You can give them another role.',
    },
  },
});
