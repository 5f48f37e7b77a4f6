import * as z from 'zod/mini';
import { id, message } from '../../../entities.js';
import { defineOperation } from '../../operation.js';
import { joinRequestErrors } from './join-request-parts.js';

export const withdrawJoinRequest = defineOperation({
  name: 'withdrawJoinRequest',
  summary: 'Withdraw the user’s own request to join a workspace',
  method: 'DELETE',
  path: '/auth/joinable-workspaces/{id}/request',
  auth: 'user',
  params: z.object({ id }),
  response: message,
  errors: joinRequestErrors,
});
