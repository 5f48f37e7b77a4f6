import * as z from 'zod/mini';
import { id } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { joinableWorkspace } from './join-request-parts.js';

export const askToJoin = defineOperation({
  name: 'askToJoin',
  summary: 'Ask the owners and admins of a workspace to let the user join; again changes nothing',
  method: 'POST',
  path: '/auth/joinable-workspaces/{id}/request',
  auth: 'user',
  sensitive: 'braked',
  params: z.object({ id }),
  response: z.object({ workspace: joinableWorkspace }),
  errors: {
    JoiningNotOffered: {
      status: 404,
      message:
        'You can’t ask to join this workspace with your address. Please ask a member for an invitation.',
    },
    JoinRequestDeclined: {
      status: 409,
      message: 'Your last request was declined. You can ask again 30 days after that.',
    },
    TooManyJoinRequests: {
      status: 409,
      message:
        'Too many people wait for an answer of this workspace. Please ask a member for an invitation.',
    },
  },
});
