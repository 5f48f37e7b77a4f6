import * as z from 'zod/mini';
import { defineOperation } from '../../operation.js';
import { joinRequests } from './join-request-parts.js';

export const setJoinRequestsOpen = defineOperation({
  name: 'setJoinRequestsOpen',
  summary: 'Let people with an address of a verified domain ask to join, or not',
  method: 'PUT',
  path: '/auth/workspace/join-requests/open',
  auth: 'user',
  action: 'members.manage',
  body: z.object({ open: z.boolean() }),
  response: joinRequests,
  errors: {},
});
