import * as z from 'zod/mini';
import { id, message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { joinRequestErrors } from './join-request-parts.js';

export const declineJoinRequest = defineOperation({
  name: 'declineJoinRequest',
  summary: 'Decline a request to join; the person may ask again after 30 days',
  method: 'POST',
  path: '/auth/workspace/join-requests/{userId}/decline',
  auth: 'user',
  action: 'members.manage',
  params: z.object({ userId: id }),
  response: message,
  errors: joinRequestErrors,
});
